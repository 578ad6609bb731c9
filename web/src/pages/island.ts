// The island late in a game that people played, for the front page: the tiles that lie there, and the bases.

import type { Wearer } from "../ui/livery";

export const LAID = [
  "B4:777:5", "C5:743:2", "D6:742:2", "E5:766:5", "F2:789:0", "F4:742:3", "F6:751:5", "F10:741:5", "F12:756:3", "G3:764:5",
  "G5:773:0", "G7:775:0", "G9:770:3", "G11:741:2", "H4:783:5", "H8:753:0", "H10:769:1", "I3:786:0", "I5:751:5", "I7:745:5",
  "J4:776:5", "J6:757:2", "J8:776:1", "K5:743:2", "K7:9:1", "L6:756:1",
];

interface Base {
  at: string;
  slot: number;
  company: Wearer;
}

const company = (id: number, symbol: string, ...colours: [string, string]): Wearer => ({ id, symbol, colours });
const CN = company(0, "C&N", "#00BFFF", "#000000");
const IOW = company(1, "IOW", "#FF0000", "#FFFFFF");
const IWNJ = company(2, "IWNJ", "#000000", "#FFFFFF");
const FYN = company(3, "FYN", "#008000", "#FFFFFF");
const NGSTL = company(4, "NGStL", "#FFFF00", "#000000");
const BHIR = company(5, "BHI&R", "#8B008B", "#FFFFFF");
const SC = company(6, "S&C", "#00008B", "#FFFFFF");

export const BASES: Base[] = [
  { at: "B4", slot: 0, company: FYN }, { at: "F2", slot: 0, company: CN }, { at: "F12", slot: 0, company: SC },
  { at: "G5", slot: 0, company: CN }, { at: "G5", slot: 1, company: IWNJ }, { at: "G7", slot: 0, company: IWNJ },
  { at: "G9", slot: 0, company: NGSTL }, { at: "G9", slot: 1, company: SC }, { at: "I3", slot: 0, company: IOW },
  { at: "J4", slot: 0, company: IOW }, { at: "J4", slot: 1, company: FYN }, { at: "L6", slot: 0, company: BHIR },
];
