// QR codes: text as bytes, error correction level M, up to version 10, the mask with the least trouble for cameras.

const EC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
/** By version: how many blocks, and how many data bytes each has; later blocks may have one more. */
const BLOCKS: number[][] = [
  [16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39], [36, 36, 36, 37, 37], [43, 43, 43, 43, 44],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, index) => {
      next[index] = (next[index] ?? 0) ^ factor;
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, EXP[power] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  data.forEach((_, index) => {
    const factor = rest[index] ?? 0;
    generator.forEach((term, offset) => (rest[index + offset] = (rest[index + offset] ?? 0) ^ times(term, factor)));
  });
  return rest.slice(data.length);
}

/** The bytes of a code, data and correction, in the order they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const sizes = BLOCKS[version - 1] ?? [];
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const checks = blocks.map((block) => correction(block, EC_PER_BLOCK[version - 1] ?? 0));
  const woven = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  return [...woven(blocks), ...woven(checks)];
}

type Grid = (boolean | null)[][];

/** The fixed patterns; what is null is free for data. */
function skeleton(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]] as const) {
    for (let y = -1; y <= 7; y += 1) {
      for (let x = -1; x <= 7; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = ALIGNMENT[version - 1] ?? [];
  for (const y of middles) {
    for (const x of middles) {
      if (grid[y]?.[x] !== null) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  for (let at = 8; at < size - 8; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  drawVersion(set, version, size);
  drawFormat(set, 0, size);
  return grid;
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawVersion(set: Set, version: number, size: number): void {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
    set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
  }
}

function drawFormat(set: Set, mask: number, size: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const along = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    set(8, down, dark);
    set(along, 8, dark);
  }
  set(8, size - 8, true);
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function filled(version: number, words: number[], mask: number): boolean[][] {
  const grid = skeleton(version);
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== (MASKS[mask]?.(x, y) ?? false);
        bit += 1;
      }
    }
  }
  drawFormat((x, y, dark) => { const row = grid[y]; if (row) row[x] = dark; }, mask, size);
  return grid.map((row) => row.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, blocks, and too much of one colour. */
function trouble(grid: boolean[][]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))];
  const runs = lines.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const long = runs.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = runs.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length * 40;
  let blocks = 0;
  grid.forEach((row, y) => row.forEach((dark, x) => {
    if (row[x + 1] === dark && grid[y + 1]?.[x] === dark && grid[y + 1]?.[x + 1] === dark) blocks += 3;
  }));
  const share = grid.flat().filter(Boolean).length / grid.length ** 2;
  return long + finders + blocks + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((sizes, index) => {
    const room = sizes.reduce((sum, size) => sum + size, 0);
    return bytes.length + (index < 9 ? 2 : 3) <= room;
  }) + 1;
  if (version === 0) throw new Error("too long for a code");
  const words = codewords(bytes, version);
  const grids = MASKS.map((_, mask) => filled(version, words, mask));
  return grids.reduce((best, grid) => (trouble(grid) < trouble(best) ? grid : best));
}

/** A code as the data of one path, in squares of one unit. */
export function qrPath(text: string): { size: number; path: string } {
  const grid = qr(text);
  const squares = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: grid.length, path: squares.join("") };
}
