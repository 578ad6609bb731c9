// The board as a picture to keep: the page's own drawing with its colours written into it, and a few lines beneath.

import type { BoardArt } from "../api/wire";
import { readBox } from "./geometry";

/** The height of a line of words, and of the first. */
const LINE = 70;
const TITLE = 110;
const MARGIN = 60;
/** How wide a PNG is, in pixels. */
const PIXELS = 2400;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** The board as it is drawn on the page, as an SVG file of its own. */
export function poster(drawn: SVGSVGElement, art: BoardArt, lines: string[]): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  copy.querySelectorAll(".hits, .run-targets, .last-layer, title").forEach((part) => part.remove());
  const box = readBox(art.view_box);
  const words = MARGIN + TITLE + LINE * (lines.length - 1);
  const [, ...rest] = lines;
  const text = [
    `<text x="${box.x + box.width / 2}" y="${box.y + box.height + TITLE}" font-size="84" font-weight="700">${escaped(lines[0] ?? "")}</text>`,
    ...rest.map((line, index) => `<text x="${box.x + box.width / 2}" y="${box.y + box.height + TITLE + LINE * (index + 1)}" font-size="46">${escaped(line)}</text>`),
  ];
  const size = `${box.x} ${box.y} ${box.width} ${box.height + words}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="${size}" width="${box.width}" height="${box.height + words}">` +
    `<style>svg{${art.day}}${art.stylesheet}</style>` +
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height + words}" fill="#fbf6e9"/>` +
    `${copy.innerHTML}<g fill="#241d14">${text.join("")}</g></svg>`
  );
}

/** The same as a PNG. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PIXELS;
  canvas.height = Math.round((PIXELS * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Hands a file over to be kept. */
export function keep(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
