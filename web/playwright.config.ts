import { defineConfig } from "@playwright/test";

const FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/server.ts",
  workers: 1,
  fullyParallel: false,
  // A machine that builds for others can be too slow for a moment. What passes only when tried again is named at the end.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["line"], ["./tests/browser/count.ts"]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...FLAGS] : FLAGS,
    },
    screenshot: "only-on-failure",
  },
});
