// Says at the end what CI reads: how many tests passed and how many did not.

import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class Count implements Reporter {
  private readonly outcomes = new Map<string, boolean>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.outcomes.set(test.id, result.status === test.expectedStatus);
  }

  onEnd(result: FullResult): void {
    const passed = [...this.outcomes.values()].filter(Boolean).length;
    const failed = this.outcomes.size - passed + (result.status !== "passed" && this.outcomes.size === passed ? 1 : 0);
    console.log(`browser: ${passed} passed, ${failed} failed`);
  }
}
