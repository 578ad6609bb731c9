// What the server sends about a game, under short names. The shapes are the server's own: schema.ts is made from its
// OpenAPI document.

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Refusal = Schemas["RefusalMessage"];
export type View = Schemas["View"];
export type CompanyView = Schemas["CompanyView"];
export type PlayerView = Schemas["PlayerView"];
export type PrivateView = Schemas["PrivateView"];
export type Holding = Schemas["Holding"];
export type TrainCard = Schemas["TrainCard"];
export type TrainStock = Schemas["TrainStock"];
export type Lot = Schemas["Lot"];
export type BoxView = Schemas["BoxView"];
export type TitleCard = Schemas["TitleCard"];
export type TitleInfo = Schemas["TitleInfo"];
export type HexInfo = Schemas["HexInfo"];
export type TileInfo = Schemas["TileInfo"];
export type ChartCell = Schemas["ChartCell"];
export type Tint = Schemas["Tint"];
export type Action = Schemas["Action_ByName"];
export type Run = Schemas["Run_ByName"];
export type Choice = Schemas["Choice_ByName"];
export type ParChoice = Schemas["ParChoice_ByName"];
export type Place = Schemas["Place"];
export type Reply = Schemas["Reply"];
export type Aim = Schemas["Aim"];

export type ActionOf<T extends Action["type"]> = Extract<Action, { type: T }>;
export type ChoiceOf<T extends Choice["type"]> = Extract<Choice, { type: T }>;
