// Railway people whose names computer players go by at a table.

const ENGINEERS = ["Brunel", "Stephenson", "Locke", "Brassey", "Cubitt", "Trevithick"];

/** A name for a computer player at a seat that nobody else has. */
export function engineer(seat: number, taken: string[]): string {
  const free = ENGINEERS.filter((name) => !taken.includes(name));
  return free[seat % free.length] ?? "Brunel";
}
