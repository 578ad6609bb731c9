// Draws the PNG files of public/ from icon.svg: what systems show for an installed page, and the sign beside a notification, of which only
// the shape is seen. To be run when icon.svg changes: node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const sign = `<path d="M18 6h28l13 26-13 26H18L5 32z" fill="none" stroke="#fff" stroke-width="5"/><path d="M4 32h15m26 0h15" stroke="#fff" stroke-width="9"/><circle cx="32" cy="32" r="12" fill="none" stroke="#fff" stroke-width="5"/>`;
const box = (view, body) => `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="${view}">${body}</svg>`;
const pictures = {
  "icon-192.png": [192, box("0 0 64 64", inner)],
  "icon-512.png": [512, box("0 0 64 64", inner)],
  // Systems cut a maskable icon as they like: what matters is within the middle four fifths.
  "icon-maskable.png": [512, box("-16 -16 96 96", `<path d="M-16-16h96v96h-96z" fill="#fbf6e9"/>${inner}`)],
  "badge.png": [96, box("0 0 64 64", sign)],
};
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, [size, picture]] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}body{width:${size}px;height:${size}px}svg{display:block}</style>${picture}`);
  writeFileSync(new URL(`../public/${name}`, import.meta.url), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
