// Says at the end what CI reads: how many tests passed and how many did not, and which passed only when tried again.

import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class Count implements Reporter {
  private readonly outcomes = new Map<string, boolean>();
  private readonly again: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const passed = result.status === test.expectedStatus;
    if (passed && result.retry > 0) this.again.push(test.title);
    this.outcomes.set(test.id, passed);
  }

  onEnd(result: FullResult): void {
    const passed = [...this.outcomes.values()].filter(Boolean).length;
    const failed = this.outcomes.size - passed + (result.status !== "passed" && this.outcomes.size === passed ? 1 : 0);
    for (const title of this.again) console.log(`browser: passed only when tried again: ${title}`);
    console.log(`browser: ${passed} passed, ${failed} failed`);
  }
}
