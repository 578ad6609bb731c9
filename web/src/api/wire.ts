// What the server sends and reads besides games, under short names: people, tables, entries of the log, pictures.

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Person = Schemas["PersonInfo"];
export type Session = Schemas["SessionInfo"];
export type House = Schemas["HouseInfo"];
export type Seat = Schemas["SeatInfo"];
export type Table = Schemas["TableInfo"];
export type TableList = Schemas["TableList"];
export type UndoPolicy = Schemas["UndoPolicy"];
export type NewSeat = Schemas["NewSeatBody"];
export type TableChange = Schemas["TableBody"];
export type NewTable = Schemas["NewTableBody"];
export type Invitation = Schemas["InvitationInfo"];
export type Invite = Schemas["InviteInfo"];
export type Import = Schemas["ImportInfo"];
export type Entry = Schemas["EntryInfo"];
export type Log = Schemas["LogInfo"];
export type State = Schemas["StateInfo"];
export type Said = Schemas["SaidInfo"];
export type Notes = Schemas["NotesBody"];
export type Program = Schemas["Program"];
export type ProgramInfo = Schemas["ProgramInfo"];
export type Update = Schemas["Update"];
export type Ack = Schemas["Ack"];
export type UndoAnswer = Schemas["UndoAnswer"];
export type Link = Schemas["LinkInfo"];
export type BestRuns = Schemas["RunsInfo"];
export type Draft = Schemas["NamedDraft"];
export type Completed = Schemas["CompletedInfo"];
export type Check = Schemas["CheckInfo"];
export type Merger = Schemas["MergerInfo"];
export type Way = Schemas["WayInfo"];
export type Agreement = Schemas["AgreementInfo"];
export type Computer = Schemas["ComputerInfo"];
export type Hook = Schemas["Hook"];
/** Complete, as the server sends it; it reads less too. */
export type Notifications = Required<Schemas["Notifications"]>;
export type NotificationsBody = Schemas["NotificationsBody"];
export type TestResult = Schemas["TestResult"];
export type Face = Schemas["FaceArt"];
export type BoardArt = Schemas["BoardArt"];
export type ErrorBody = Schemas["ErrorBody"];
