// What the server sends about a game: the view of a state, what is printed, choices and messages.
// Ids are places in lists; names are as in the notation of actions.

export type Colour = "plain" | "yellow" | "green" | "russet" | "grey";

export type StepId =
  | "bidding" | "choosing" | "trading" | "selling-down" | "home-tile" | "discarding" | "track" | "base"
  | "running" | "dividend" | "trains" | "consent" | "over";

export interface Message {
  id: string;
  args: Record<string, string | number>;
}

export interface Refusal extends Message {
  title: string;
  section: string;
}

export interface StopAt {
  hex: number;
  node: number;
}

export interface Place {
  stop: StopAt;
  at: string;
  name: string;
}

export interface TrainCard {
  id: unknown;
  name: string;
  card: string;
}

export interface Holding {
  company: number;
  symbol: string;
  shares: number;
  director: boolean;
  worth: number;
}

export interface PlayerView {
  id: number;
  name: string;
  cash: number;
  worth: number;
  certificates: number;
  certificate_limit: number | null;
  shares: Holding[];
  privates: number[];
  passed: boolean;
  sold: number[];
  sold_privates: number[];
}

export interface CompanyView {
  id: number;
  symbol: string;
  name: string;
  colours: [string, string];
  layer: number;
  started: boolean;
  floated: boolean;
  operated: boolean;
  insolvent: boolean;
  bankrupt: boolean;
  receivership: boolean;
  closed: boolean;
  startable: boolean;
  pars: number[];
  director: number | null;
  par: number | null;
  price: number | null;
  marker: { cell: number; depth: number } | null;
  sells_at_half: boolean;
  treasury: number | null;
  trains: TrainCard[];
  bases_left: number;
  next_base_cost: number | null;
  bases: Place[];
  home: Place;
  ipo: number;
  pool: number;
  reserved_for: number | null;
  last_revenue: number | null;
  last_dividend: "pay" | "retain" | null;
}

export interface PrivateView {
  id: number;
  name: string;
  state: "waiting" | "for-sale" | "owned" | "turned-over" | "closed";
  owner: number | null;
  value: number;
  income: number;
  exchange: number | null;
}

export interface PhaseEffect {
  phase: number;
  rusts: number | null;
  train_limit: number | null;
  tiles: Colour;
  rounds: number;
  also: string[];
}

export interface TrainStock {
  kind: number;
  name: string;
  price: number;
  left: number | null;
  available: TrainCard[];
  rusted: boolean;
  first_purchase: PhaseEffect | null;
}

export interface LaidTile {
  hex: number;
  at: string;
  tile: number;
  name: string;
  rotation: number;
}

export interface TokenView {
  hex: number;
  at: string;
  node: number;
  slot: number;
  company: number;
  symbol: string;
  flipped: boolean;
}

export interface View {
  title: string;
  edition: string;
  options: string[];
  viewer: "spectator" | "referee" | { player: number };
  round: {
    kind: "auction" | "stock" | "operating" | "over";
    turn: number;
    number: number;
    rounds_in_set: number;
    building_ended: boolean;
    nationalised: boolean;
  };
  phase: { number: number; tiles: Colour; train_limit: number | null; certificate_limit: number | null };
  turn: { players: number[]; company: number | null; step: StepId };
  bank: number;
  order: number[];
  operating_order: number[];
  players: PlayerView[];
  companies: CompanyView[];
  privates: PrivateView[];
  trains: TrainStock[];
  board: {
    tiles: LaidTile[];
    tokens: TokenView[];
    supply: { tile: number; name: string; left: number | null }[];
  };
  auction: {
    privates: number[];
    companies: number[];
    bids: { player: number; bid: number | null; in_auction: boolean }[];
    highest: number | null;
    winner: number | null;
  } | null;
  offer: { train: TrainCard; buyer: number; seller: number; price: number; asked: number | null } | null;
  operating: {
    company: number;
    tiles_laid: number;
    upgraded: boolean;
    lease: TrainCard | null;
    revenue: number | null;
    subsidy: number | null;
    paid: [number, number][];
  } | null;
  ending: string | null;
  standings: { player: number; name: string; worth: number; place: number }[] | null;
}

export interface StopInfo {
  kind: "city" | "town" | "halt" | "off-board" | "village";
  slots: number;
  values: [number, number, number, number];
  name: string | null;
}

export interface TileInfo {
  id: number;
  name: string;
  colour: Colour;
  label: string | null;
  stops: StopInfo[];
  /** The two ends of every piece of track, unrotated: `{"edge": 0}` or `{"stop": 0}`. */
  track: [Record<string, number>, Record<string, number>][];
  fixed_rotation: number | null;
  count: number | null;
  printed: boolean;
}

export interface HexInfo {
  id: number;
  at: string;
  column: number;
  row: number;
  names: string[];
  label: string | null;
  terrain: { kind: string; cost: number } | null;
  printed: number;
  neighbours: (number | null)[];
  /** The edges that track may cross. */
  open: boolean[];
  buildable: boolean;
}

export interface ChartCell {
  cell: number;
  price: number;
  row: number;
  column: number;
  zones: ("par" | "red-letter" | "end" | "bankrupt")[];
}

export interface TitleCard {
  title: string;
  name: string;
  players: { count: number; cash: number; certificate_limit: number }[];
  editions: string[];
  options: { id: string; section: string; editions: string[]; excludes: string[] }[];
}

export interface TitleInfo {
  card: TitleCard;
  edition: string;
  options: string[];
  map: { name: string; hexes: HexInfo[] };
  tiles: TileInfo[];
  companies: {
    id: number;
    symbol: string;
    name: string;
    colours: [string, string];
    layer: number;
    bases: number;
    home: StopAt;
    /** The lowest and the highest par. */
    par: [number, number];
    certificates: number[];
    reserved_for: number | null;
    destinations: unknown[];
  }[];
  privates: { id: number; name: string; short: string; value: number; income: number; exchange: number | null }[];
  trains: { kind: number; name: string; count: number | null; price: number; large: number; small: number; effect: PhaseEffect }[];
  chart: ChartCell[];
  bank: number;
}

export interface Range {
  min: number;
  max: number;
  step: number;
}

export interface Sale {
  shares: number;
  proceeds: number;
  price_after: number;
}

export type Choice =
  | { type: "pass" }
  | { type: "bid"; amount: Range }
  | { type: "take-private"; private: string; price: number }
  | { type: "buy-private"; private: string; price: number }
  | { type: "start"; company: string; pars: { par: number; cost: number }[] }
  | { type: "buy-share"; company: string; from: "ipo" | "pool"; price: number; certificate?: number }
  | { type: "sell-shares"; company: string; sales: Sale[] }
  | { type: "sell-private"; private: string; proceeds: number }
  | { type: "close-private"; private: string }
  | { type: "exchange"; private: string; company: string; certificate?: number }
  | { type: "lay-tile"; hex: string; tile: string; rotations: number[]; cost: number }
  | { type: "place-base"; at: string; name: string; cost: number }
  | { type: "run"; trains: string[]; leased: boolean; may_stand: boolean }
  | { type: "dividend"; kind: "pay" | "retain"; per_share: number; to_company: number; price_after: number }
  | { type: "buy-train"; train: string; seller: string | null; price: Range; consent: { seat: number; name: string } | null; declined: number | null }
  | { type: "discard-train"; train: string }
  | { type: "answer"; train: string; buyer: string; seller: string; price: number };

export type ChoiceOf<T extends Choice["type"]> = Extract<Choice, { type: T }>;

export interface Run {
  train: string;
  start: string;
  legs: { to: string; via?: string[] }[];
  calls?: string[];
}

/** An action as the server reads it. */
export interface Action {
  type: string;
  [field: string]: unknown;
}
