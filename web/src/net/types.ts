/* Made by scripts/types.mjs from the server's schema. Do not edit. */

export type Anything =
  | Accepted
  | Act
  | Action
  | AnalysisInfo
  | AnyCatalogue
  | AskPreview
  | BackRecord
  | BankCount
  | BotChoice
  | BuildingRecord
  | CampaignStep
  | CatalogueChoice
  | Change
  | ChatLine
  | ChatLines
  | ChatPart
  | ChronicleBoat
  | ChronicleCellars
  | ChronicleChampions
  | ChronicleChoice
  | ChronicleClaim
  | ChronicleEngland
  | ChronicleFeastCard
  | ChronicleFeastEvent
  | ChronicleFeasts
  | ChronicleFigure
  | ChronicleGamesBoard
  | ChronicleGreatGlenCard
  | ChronicleHaggisSupply
  | ChronicleInPrison
  | ChronicleMacNifique
  | ChronicleMob
  | ChronicleMountain
  | ChroniclePennies
  | ChroniclePlan
  | ChroniclePrison
  | ChroniclePrize
  | ChronicleRace
  | ChronicleReservation
  | ChronicleReward
  | ChronicleRiver
  | ChronicleSale
  | ChronicleSingleCask
  | ChronicleSite
  | ChronicleTollgate
  | ChronicleTome
  | ChronicleVotes
  | CityBuilding
  | Claim
  | ClanDomain
  | Clock
  | ClockInfo
  | CompanionAward
  | CompanionQuestion
  | CompanionStep
  | CompanionTable
  | CompanionTold
  | Confirmation
  | Consent
  | ContractRecord
  | Correction
  | CountedSheet
  | DailyDeal
  | Delta
  | DomainRecord
  | Done
  | DraftInfo
  | Explain
  | Explained
  | ExplanationInfo
  | FittingLevel
  | GameChoice
  | GivenAnswer
  | GivenAnswers
  | GlasgowCatalogue
  | GlasgowFacts
  | GlasgowHand
  | GlasgowRing
  | GlasgowScore
  | GlasgowSeat
  | GlasgowTable
  | GlasgowView
  | GlenFacts
  | GlenMoreCardRecord
  | GlenMoreCatalogue
  | GlenMoreIICatalogue
  | GlenMoreIISeat
  | GlenMoreIITable
  | GlenMoreIITileRecord
  | GlenMoreIITurn
  | GlenMoreIIView
  | GlenMoreScoring
  | GlenMoreSeat
  | GlenMoreTable
  | GlenMoreTileRecord
  | GlenMoreTurn
  | GlenMoreView
  | Health
  | Hello
  | HintInfo
  | HintWish
  | Imported
  | Invitation
  | Invited
  | LandTile
  | LandmarkRecord
  | LogLine
  | LogPart
  | Look
  | MacNifiqueExchange
  | MacNifiqueMarkers
  | MacNifiqueOdds
  | MarketRow
  | Me
  | Message
  | NamedToken
  | Naming
  | NewNotice
  | NewPlan
  | NewTable
  | NextTable
  | NoticeInfo
  | NoticeList
  | Offer
  | Opponent
  | Option
  | PastView
  | PatchStep
  | Pick
  | PlanChange
  | PlanInfo
  | PlanList
  | PlanStep
  | PlansChanged
  | PlayOn
  | PreviewInfo
  | Previewed
  | PrintForm
  | PrintForms
  | PrintedEffect
  | PrintedExchange
  | PrintedFact
  | PrintedTile
  | Problem
  | Prompt
  | Redo
  | Refusal
  | Reserve
  | Reset
  | RoadRecord
  | RondelSpace
  | Say
  | Saying
  | SeatInfo
  | SeatWish
  | SeatsStand
  | Sent
  | Settle
  | SharedSpace
  | SheetColumn
  | SheetCounts
  | SheetLine
  | SheetPlace
  | SheetTable
  | SoloBook
  | SoloResult
  | SoloTally
  | SoloWish
  | StandInInfo
  | StandingAnswer
  | StandingChanged
  | StandingList
  | StandingQuestion
  | StandingWish
  | State
  | TableChange
  | TableChanged
  | TableInfo
  | TableList
  | TakeAllBack
  | TakeBack
  | Tempo
  | TempoPiece
  | ThoughtLine
  | ThoughtStep
  | ThoughtTerm
  | Thoughts
  | Tile
  | TradeRecord
  | Trial
  | Tried
  | TurnThought
  | Undo
  | Unfit
  | Waiting
  | Welcome
  | FromServer
  | FromClient;
export type FromServer =
  | Welcome
  | State
  | Change
  | Done
  | Refusal
  | Previewed
  | Explained
  | ChatLines
  | TableChanged
  | PlansChanged
  | StandingChanged;
export type FromClient = Hello | Act | Undo | Redo | Reset | Settle | AskPreview | Explain | Look | Say;

/**
 * Carried out and stored. `repeated`: it had been before, with the same key.
 */
export interface Accepted {
  version: string;
  repeated: boolean;
  state: State;
}
/**
 * The whole of what a seat or a spectator sees: sent first, on demand, and whenever something was missed.
 */
export interface State {
  type: "state";
  version: string;
  seat: number | null;
  status: "abandoned" | "open" | "over" | "playing";
  view: {
    [k: string]: unknown;
  } | null;
  prompt: Prompt | null;
  waiting: Waiting[];
  draft: DraftInfo | null;
  clock: ClockInfo;
  log_start: number;
  log: LogLine[];
  telling?: Prompt | null;
}
/**
 * What this seat is asked.
 */
export interface Prompt {
  id: string;
  version: string;
  actors: number[];
  kind: string;
  title: Message;
  options: Option[];
  pick: Pick;
  default?: string[] | null;
  skippable?: boolean;
  detail?: boolean;
  simultaneous?: boolean;
  answered?: boolean;
  given?: string | null;
  deadline?: number | null;
}
/**
 * Never a sentence: a key of the text catalogue with named arguments, put into the reader's language.
 */
export interface Message {
  code: string;
  args: {
    [k: string]: number | string | Message;
  };
  kind?: string;
  id?: string;
}
/**
 * One thing that may be answered, or with `why_not` one that may not, and why.
 */
export interface Option {
  id: string;
  label: Message;
  targets?: string[];
  reveals?: boolean;
  reacts?: number[];
  group?: string;
  kind?: "" | "activate" | "comes" | "end" | "extra" | "move" | "pass" | "pay" | "place" | "sell" | "take" | "to";
  module?: number;
  figure?: boolean;
  wasteful?: boolean;
  sort?: string;
  under?: Message;
  rule?: string;
  why_not?: Message;
  preview?: Delta;
}
/**
 * What an option would do, as far as this seat can know. Where chance comes in, it stops before.
 */
export interface Delta {
  seats?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  tiles?: {
    [k: string]: unknown;
  }[];
  discards?: string[];
  next?: number[];
  score_now?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  assumes?: string[];
  draws?: boolean;
  final?: boolean;
  patch?: PatchStep[];
}
/**
 * One step of a JSON Patch (RFC 6902); only these three operations are used.
 */
export interface PatchStep {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}
/**
 * How many options are answered at once: always one; long choices are several prompts.
 */
export interface Pick {
  min?: number;
  max?: number;
}
/**
 * Somebody else who is asked. Seat -1: it is awaited what came at a real table, which the host tells.
 */
export interface Waiting {
  seat: number;
  kind: string;
  title?: Message;
}
/**
 * The tentative turn: seen by its seat alone, or by all where the table says so. Seat -1: what came at a real
 *     table, as far as it can be taken back; all see it.
 */
export interface DraftInfo {
  seat: number;
  steps: string[];
  redo: string[];
  lines: number;
  kinds: ("" | "activate" | "comes" | "end" | "extra" | "move" | "pass" | "pay" | "place" | "sell" | "take" | "to")[];
  at: number;
  last?: Message;
}
/**
 * Whose time runs, and how much there is. Times are seconds since 1970 by the clock of `welcome`.
 *
 *     It stands while the server cannot take an answer; whoever was away asks anew.
 */
export interface ClockInfo {
  kind: "bank" | "days" | "none";
  banks: number[];
  since: number;
  running: number[];
  deadline: number | null;
}
/**
 * One thing that happened. Seat -1: chance, or the table itself.
 */
export interface LogLine {
  seat: number;
  message: Message;
  at: number;
  kind?: ("" | "activated" | "award" | "deed" | "final" | "laid" | "loss" | "pay" | "scoring" | "turn") | "table";
  thing?: string;
  things?: string[];
  rule?: string;
}
/**
 * Answer the prompt.
 */
export interface Act {
  type: "act";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  /**
   * An option's id: `take 4`.
   */
  option: string;
  key?: string | null;
}
export interface Action {
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  /**
   * An option's id: `take 4`.
   */
  option: string;
  key?: string | null;
}
/**
 * How far an analysis has come, and all of it once it is done. It is kept with the table.
 */
export interface AnalysisInfo {
  done: number;
  turns: number;
  analysis: Thoughts | null;
}
/**
 * A game thought over.
 */
export interface Thoughts {
  format: string;
  game: string;
  seats: number;
  scores: number[] | null;
  answers: number;
  beginning: SeatsStand;
  turns: TurnThought[];
  losses: number[];
  lost: number[];
  luck: number[];
  luck_errors: number[];
}
/**
 * How the seats stand at a moment, by seat.
 */
export interface SeatsStand {
  leads: number[];
  errors: number[];
  chances: number[];
}
/**
 * A turn that was played, thought over.
 */
export interface TurnThought {
  number: number;
  at: number;
  end: number;
  seat: number;
  whole: boolean;
  played: ThoughtLine;
  second: ThoughtLine | null;
  best: ThoughtLine | null;
  loss: number;
  loss_error: number;
  verdict: "" | "blunder" | "slip";
  terms: ThoughtTerm[];
  after: SeatsStand;
  luck: number[];
  luck_errors: number[];
}
/**
 * A turn, and what may be expected of it.
 */
export interface ThoughtLine {
  steps: ThoughtStep[];
  targets: string[];
  lead: number;
  error: number;
  chance: number;
  terms: ThoughtTerm[];
}
/**
 * One answer of a turn that might be played.
 */
export interface ThoughtStep {
  id: string;
  kind: "" | "activate" | "comes" | "end" | "extra" | "move" | "pass" | "pay" | "place" | "sell" | "take" | "to";
  message: Message;
  targets: string[];
  detail: boolean;
}
/**
 * A part of what makes a difference, in VP.
 */
export interface ThoughtTerm {
  term: string;
  message: Message;
  value: number;
  played?: number;
  best?: number;
}
/**
 * What the catalogues of all games begin with.
 */
export interface AnyCatalogue {
  game: string;
  corrections: Correction[];
}
/**
 * One value in which a corrected catalogue is not the project's own.
 */
export interface Correction {
  kind: string;
  record: string;
  field: string;
  before: string | null;
  after: string | null;
}
export interface AskPreview {
  type: "preview";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  /**
   * An option's id: `take 4`.
   */
  option: string;
}
/**
 * The back of a landmark card, where a chronicle prints one.
 */
export interface BackRecord {
  id: string;
  price: PrintedEffect;
  home: boolean;
  effect: PrintedEffect | null;
  clause: string;
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
/**
 * A price or an effect, three times the same.
 */
export interface PrintedEffect {
  words: string;
  message: Message;
  tokens: (number | string)[];
  parts?: PrintedEffect[];
}
export interface BankCount {
  vp: number;
  of: string;
}
/**
 * A bot, and how it did at a game: the name to show is the message `bot-` and its name.
 */
export interface BotChoice {
  name: string;
  style: string;
  wins: number;
  games: number;
}
export interface BuildingRecord {
  id: string;
  type: "bank" | "factory" | "monument" | "park" | "shop" | "station" | "tenement";
  price: string[];
  vp: number;
  deed: "" | "gain" | "refresh" | "trade";
  makes: string | null;
  counts: BankCount[];
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
export interface CampaignStep {
  step: number;
  chronicles: number[];
  best: {
    [k: string]: SoloResult;
  };
  running: {
    [k: string]: string;
  };
}
/**
 * How a game has ended. The table can be looked at by whoever has its address, and its record be fetched.
 */
export interface SoloResult {
  table: string;
  level: string;
  chronicles: number[];
  yours: number;
  hers: number;
  won: boolean;
  at: number;
  occasion: string;
  day: string;
}
/**
 * A corrected catalogue that whoever runs the server has laid out.
 */
export interface CatalogueChoice {
  name: string;
  game: string | null;
  problem?: string;
}
/**
 * From one state to the next. Whoever does not have version `since` with these eyes asks for the whole.
 */
export interface Change {
  type: "change";
  since: string;
  version: string;
  seat: number | null;
  status: "abandoned" | "open" | "over" | "playing";
  patch: PatchStep[];
  prompt: Prompt | null;
  waiting: Waiting[];
  draft: DraftInfo | null;
  clock: ClockInfo;
  log_keep: number;
  log_add: LogLine[];
  telling?: Prompt | null;
}
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}
export interface ChatPart {
  enabled: boolean;
  lines: ChatLine[];
}
/**
 * Chronicle 1: the boat of a seat, in the table's `boat-race`.
 */
export interface ChronicleBoat {
  ahead: number;
  place: number;
  result: string | null;
  river: number;
}
/**
 * Chronicle 3: a seat's `cellars`.
 */
export interface ChronicleCellars {
  barrels: number[];
  built: number;
}
/**
 * Chronicle 10: a seat's `champions`.
 */
export interface ChronicleChampions {
  caber: number;
  faces: string[];
  left: number;
  markers: string[];
  rewards: number;
  stone: number;
}
/**
 * A chronicle that a game can be played with.
 */
export interface ChronicleChoice {
  number: number;
  seats: number[];
  minutes: number;
  difficulty: string;
  introduced: boolean;
  unfit?: Unfit | null;
}
/**
 * Why something does not go together, and the clause that says so.
 */
export interface Unfit {
  reason: Message;
  rule: string;
}
/**
 * Chronicle 8: a token of the table's `claimed-cards`, on a landmark card.
 */
export interface ChronicleClaim {
  card: string;
  owner: number;
  seat: number;
}
/**
 * Chronicle 4: the table's `england`.
 */
export interface ChronicleEngland {
  filled: number;
  holder: number | null;
  piece: number;
  prices: number[];
  space: number | null;
}
/**
 * Chronicle 9: what stands on an event card.
 */
export interface ChronicleFeastCard {
  bonus: number;
  category: string;
  event: string;
  price: {
    [k: string]: number;
  };
}
/**
 * Chronicle 9: an event card on one of the slots.
 */
export interface ChronicleFeastEvent {
  bonus: number;
  category: string | null;
  event: string | null;
  markers: number[];
  price: {
    [k: string]: number;
  };
}
/**
 * Chronicle 9: the table's `feasts`.
 */
export interface ChronicleFeasts {
  cards: ChronicleFeastCard[];
  deck: number;
  discards: string[];
  events: ChronicleFeastEvent[];
  table: number[];
}
/**
 * Chronicle 8: a Scotsman of the table's `figures`, who stands on a rival's tile.
 */
export interface ChronicleFigure {
  cell: string;
  host: number;
  mob: string;
  seat: number;
}
/**
 * Chronicle 10: the table's `games-board`.
 */
export interface ChronicleGamesBoard {
  beyond: number;
  caber: ChroniclePrize[];
  centre: ChroniclePrize[];
  leading: number[][];
  stone: ChroniclePrize[];
  taken: (number | null)[];
}
/**
 * Chronicle 10: what a level or a place of the centre track gives.
 */
export interface ChroniclePrize {
  name: string;
  raises: number;
  things: string[];
  tokens: (number | string)[];
}
/**
 * Chronicle 7: one of the table's `great-glen`.
 */
export interface ChronicleGreatGlenCard {
  accepted: boolean | null;
  aye: number;
  best: number[];
  card: string;
  nay: number;
  values: number[];
}
/**
 * Chronicle 5: the table's `haggis-supply`.
 */
export interface ChronicleHaggisSupply {
  hidden: number;
  shown: number[];
}
/**
 * Chronicle 8: a mob of the table's `prison`.
 */
export interface ChronicleInPrison {
  mob: string;
  pennies: number;
  vp: number;
}
/**
 * Chronicle 12: the `automa-board` of the seat that is nobody's; others have none.
 */
export interface ChronicleMacNifique {
  aside: number;
  card: string | null;
  draw: number;
  exchanges: MacNifiqueExchange[];
  items: number;
  level: string;
  line: number[];
  markers: MacNifiqueMarkers;
  odds: MacNifiqueOdds[];
  pile: string[];
  priorities: string[];
  scotsmen: number;
  seen: string[];
  size: number;
  start: string;
  stones: number;
  trades: string[];
  unsure: string[];
}
/**
 * One that she could make now, for a stone.
 */
export interface MacNifiqueExchange {
  tile: string | null;
  vp: number;
}
/**
 * The domains of her markers; None for one that is out of the game.
 */
export interface MacNifiqueMarkers {
  blue: string | null;
  purple: string | null;
}
/**
 * Where she would go next, and with which of the cards that nobody has seen.
 */
export interface MacNifiqueOdds {
  cards: string[];
  space: number;
  tile: string | null;
}
/**
 * Chronicle 8: one of the `mobs` that a seat controls.
 */
export interface ChronicleMob {
  mob: string;
  spent: boolean;
  tokens: number[];
  vp: number;
}
/**
 * Chronicle 2: the table's `mountain`.
 */
export interface ChronicleMountain {
  coins: number;
  goods: {
    [k: string]: number;
  };
  space: number;
  width: number;
}
/**
 * Chronicle 8: the `pennies` of a seat, by the side that is up.
 */
export interface ChroniclePennies {
  minus: number;
  plus: number;
}
/**
 * Chronicle 11: one of the `monument-plans` of a seat.
 */
export interface ChroniclePlan {
  goods: string[];
  monument: string;
  needs: number;
  paid: boolean;
  price: number;
  sites: ChronicleSite[];
}
/**
 * Chronicle 11: where a plan fits.
 */
export interface ChronicleSite {
  beside: string[];
  cell: string;
  face: number;
  near: boolean;
}
/**
 * Chronicle 8: the table's `prison`.
 */
export interface ChroniclePrison {
  face_down: number;
  mobs: ChronicleInPrison[];
}
/**
 * Chronicle 1: the table's `boat-race`.
 */
export interface ChronicleRace {
  boats: ChronicleBoat[];
  hidden: {
    [k: string]: number;
  };
  prizes: number[];
  rewards: {
    [k: string]: ChronicleReward;
  };
  rivers: ChronicleRiver[];
  started: boolean;
}
/**
 * Chronicle 1: what a reward token gives.
 */
export interface ChronicleReward {
  number: number;
  thing: string;
}
/**
 * Chronicle 1: one of the four rivers of the table's `boat-race`, clockwise.
 */
export interface ChronicleRiver {
  castle: number;
  places: string[];
  seat: number | null;
  tokens: number;
}
/**
 * Chronicle 8: the table's `reserved` tile.
 */
export interface ChronicleReservation {
  coins: number;
  seat: number;
  space: number | null;
  tile: string;
}
/**
 * Chronicle 3: a Sale tile on the rondel.
 */
export interface ChronicleSale {
  bonus: boolean;
  sold: number;
  space: number;
  spaces: number;
  tile: string;
}
/**
 * Chronicle 3: the table's `single-cask`.
 */
export interface ChronicleSingleCask {
  costs: {
    [k: string]: number;
  }[];
  ends: number[];
  sales: ChronicleSale[];
  values: number[];
}
/**
 * Chronicle 8: a token of the table's `tollgates`, on a clan domain.
 */
export interface ChronicleTollgate {
  coins: number;
  domain: string;
  seat: number;
}
/**
 * Chronicle 6: a seat's `tome`.
 */
export interface ChronicleTome {
  tables: string[];
  turned: string[];
}
/**
 * Chronicle 7: the `votes` that a seat has left.
 */
export interface ChronicleVotes {
  aye: number;
  nay: number;
}
export interface CityBuilding {
  building: string;
  cell: string;
  owner: number;
}
/**
 * A secret from a seat link or a link to watch.
 */
export interface Claim {
  token: string;
  name?: string | null;
}
export interface ClanDomain {
  coins: number | null;
  markers: number[];
  road: string[];
}
/**
 * No clock; a bank of seconds with an increment a turn (live); or days for each turn.
 */
export interface Clock {
  kind?: "bank" | "days" | "none";
  bank?: number;
  increment?: number;
  days?: number;
  timeout?: "abandon" | "bot" | "move";
}
/**
 * VP of a seat: whence they come, and the number of the scoring they belong to.
 */
export interface CompanionAward {
  seat: number;
  vp: number;
  source: string;
  when: number;
}
/**
 * What is asked next.
 */
export interface CompanionQuestion {
  seat: number;
  kind: string;
  title: Message;
  chance: boolean;
  options: Option[];
  least: number | null;
  most: number | null;
  usual: number | null;
}
/**
 * What was told, and what followed from it.
 */
export interface CompanionStep {
  seat: number;
  kind: string;
  said: Message;
  lines: LogLine[];
}
/**
 * Where the game stands: her board is in the view, as at every table.
 */
export interface CompanionTable {
  deal: string;
  taken: number;
  trouble: string | null;
  set_up: LogLine[];
  steps: CompanionStep[];
  question: CompanionQuestion | null;
  view: {
    [k: string]: unknown;
  };
  awards: CompanionAward[];
  scores: number[];
  winners: number[];
  doubtful: PrintedTile[];
}
/**
 * Of a tile what the solo opponent must know.
 */
export interface PrintedTile {
  tile: string;
  type: string;
  river: boolean;
  scotsmen: number;
  /**
   * @maxItems 4
   */
  exchanges: PrintedExchange[];
}
/**
 * A line of a trade tile.
 */
export interface PrintedExchange {
  needs: number;
  vp: number;
}
/**
 * A game against the solo opponent that lies on a real table: how it was set up, and all that was told since.
 */
export interface CompanionTold {
  level: string;
  /**
   * @maxItems 99
   */
  chronicles?: number[];
  deal?: string | null;
  /**
   * @maxItems 1000
   */
  steps?: string[];
  /**
   * @maxItems 99
   */
  printed?: PrintedTile[];
  /**
   * @maxItems 199
   */
  facts?: PrintedFact[];
}
/**
 * A value of the solo opponent's cards, boards and chronicle cards as somebody has read it on the printed ones.
 */
export interface PrintedFact {
  chronicle: number;
  fact: string;
  value: number | (number | string)[];
}
/**
 * What was told came.
 */
export interface Confirmation {
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  key?: string | null;
}
/**
 * Whether you agree. Who declines ends the question; so does whoever asked it, or whose seat it is.
 */
export interface Consent {
  agree: boolean;
}
export interface ContractRecord {
  id: string;
  kind: "activate" | "any" | "double" | "goods" | "refresh" | "reveal" | "trade";
  gained: string[];
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
/**
 * A score sheet with the VP of all that has been counted.
 */
export interface CountedSheet {
  game: string;
  seats: number;
  columns: SheetColumn[];
  lines: SheetLine[];
  tables: SheetTable[];
  totals: number[];
  missing: SheetPlace[];
  winners: number[];
  tie: string | null;
}
/**
 * A scoring, or the end of the game.
 */
export interface SheetColumn {
  id: string;
  title: Message;
  about: Message;
  points: number[];
  complete: boolean;
}
/**
 * One number for each seat, and the VP by the rules.
 */
export interface SheetLine {
  id: string;
  name: string;
  column: string;
  title: Message;
  hint: Message | null;
  clause: string;
  mark: boolean;
  alone: boolean;
  optional: boolean;
  tie: number;
  least: number;
  most: number;
  scores: boolean;
  counts: (number | null)[];
  points: (number | null)[];
  faults: (Message | null)[];
}
/**
 * VP by the lead over the lowest: of everybody, or of one seat in one line.
 */
export interface SheetTable {
  steps: number[];
  line: string | null;
  seat: number | null;
}
/**
 * Where something must be entered or put right.
 */
export interface SheetPlace {
  line: string;
  seat: number;
}
/**
 * The deal of the day: the same tiles come for everybody, at whatever level.
 */
export interface DailyDeal {
  day: string;
  table: string | null;
  result: SoloResult | null;
  earlier: SoloResult[];
}
export interface DomainRecord {
  id: string;
  colour: string;
  distance: number;
  row: number;
  closed: boolean;
  crest: boolean;
  when: "always" | "placed";
  open: boolean;
  effect: PrintedEffect | null;
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
/**
 * A request was carried out and is stored. `repeated`: it had been before, with the same key.
 */
export interface Done {
  type: "done";
  id: string;
  version: string;
  repeated?: boolean;
}
/**
 * Why is this offered, or not?
 */
export interface Explain {
  type: "explain";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * An option's id: `take 4`.
   */
  option: string;
}
/**
 * Why an option is offered or not, and the clause that says so.
 */
export interface Explained {
  type: "explained";
  id: string;
  option: string;
  offered: boolean;
  rule: string;
  reason?: Message | null;
}
export interface ExplanationInfo {
  option: string;
  offered: boolean;
  rule: string;
  reason?: Message | null;
}
/**
 * The level of bots against which you would win about two games of five.
 */
export interface FittingLevel {
  level: string | null;
  games: number;
}
/**
 * A game that can be played here.
 */
export interface GameChoice {
  id: string;
  title: string;
  seats: number[];
  chronicles: ChronicleChoice[];
  options: {
    [k: string]: (number | string | boolean)[];
  };
  bots: BotChoice[];
  automas: string[];
  solo: number | null;
  solo_options: {
    [k: string]: (number | string | boolean)[];
  };
  needs: {
    [k: string]: number;
  };
}
/**
 * An answer that stands.
 */
export interface GivenAnswer {
  n: number;
  seat: number;
  option: string;
}
export interface GivenAnswers {
  version: string;
  answers: GivenAnswer[];
}
export interface GlasgowCatalogue {
  game: string;
  corrections: Correction[];
  facts: GlasgowFacts;
  trades: TradeRecord[];
  contracts: ContractRecord[];
  buildings: BuildingRecord[];
}
export interface GlasgowFacts {
  goods: string[];
  types: string[];
  capacity: number[];
  city: number[];
  shop_bonus: number;
  tenement_bonus: number;
  station_bonus: number;
  station_set: string[];
  park_points: number[];
}
/**
 * What the trade contract or a factory turns into what.
 */
export interface TradeRecord {
  words: string;
  tokens: (number | string)[];
}
export interface GlasgowHand {
  building: string | null;
}
export interface GlasgowRing {
  gap: number;
  hindmost: number;
  merchants: number[];
  tiles: (string | null)[];
}
export interface GlasgowScore {
  sheet: [number, number, string, string, number][];
  vp: number;
}
export interface GlasgowSeat {
  seat: number;
  store: {
    [k: string]: number;
  };
  doubled: boolean;
  score: GlasgowScore;
}
export interface GlasgowTable {
  ring: GlasgowRing;
  offers: string[][];
  pile: number;
  discards: string[];
  unused: string[];
  city: CityBuilding[];
  hand: GlasgowHand;
}
/**
 * Glasgow, as one seat may see it.
 */
export interface GlasgowView {
  table: GlasgowTable;
  seats: GlasgowSeat[];
  game: string;
  rules: string;
  chronicles: number[];
  options: {
    [k: string]: unknown;
  };
  automa?: string;
  opponent?: number;
  you: number | null;
  over: boolean;
  active: number;
  asked: number[];
  step: string | null;
  winners: number[] | null;
}
export interface GlenFacts {
  goods: string[];
  market_prices: number[];
  die_faces: number[];
  scoring: number[];
}
export interface GlenMoreCardRecord {
  id: string;
  tile: string;
  bonnets: number;
  when: string;
  effect: PrintedEffect | null;
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
/**
 * Glen More: the start village is among the tiles.
 */
export interface GlenMoreCatalogue {
  game: string;
  corrections: Correction[];
  facts: GlenFacts;
  tiles: GlenMoreTileRecord[];
  cards: GlenMoreCardRecord[];
  tokens?: NamedToken[];
}
export interface GlenMoreTileRecord {
  id: string;
  name: string;
  stack: string;
  type: string;
  colour: string;
  river: boolean;
  road: boolean;
  cost: PrintedEffect;
  immediate: PrintedEffect | null;
  activation: PrintedEffect | null;
  card: string | null;
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
/**
 * A kind of token that a chronicle brings; its texts are `unit-` and `short-` with its name.
 */
export interface NamedToken {
  name: string;
  sign: string;
}
/**
 * Glen More II, with what chronicles bring. What lies on the table from the beginning is among the tiles.
 */
export interface GlenMoreIICatalogue {
  game: string;
  corrections: Correction[];
  facts: GlenFacts;
  tiles: GlenMoreIITileRecord[];
  landmarks: LandmarkRecord[];
  domains: DomainRecord[];
  roads: RoadRecord[];
  chronicles: {
    [k: string]: {
      [k: string]:
        | number
        | (number | string)[]
        | {
            [k: string]: number;
          };
    };
  };
  reconstructed: {
    [k: string]: string[];
  };
  tokens?: NamedToken[];
}
export interface GlenMoreIITileRecord {
  id: string;
  name: string;
  stack: string;
  type: string;
  river: boolean;
  overlay: boolean;
  cost: PrintedEffect;
  landmark: string | null;
  immediate: PrintedEffect | null;
  activation: PrintedEffect | null;
  persons: number;
  chronicle: boolean;
  source: {
    [k: string]: "P" | "R" | "S";
  };
  covers: string[];
  right_half: string;
}
export interface LandmarkRecord {
  id: string;
  tile: string;
  when: "end" | "placed" | "scoring" | "turn";
  effect: PrintedEffect | null;
  source: {
    [k: string]: "P" | "R" | "S";
  };
  back?: BackRecord | null;
}
export interface RoadRecord {
  from: string;
  to: string;
  coins: number;
  source: {
    [k: string]: "P" | "R" | "S";
  };
}
export interface GlenMoreIISeat {
  seat: number;
  coins: number;
  whisky: number;
  territory: LandTile[];
  reserve: Reserve;
  cards: string[];
  persons: string[];
  domains: string[];
  vp: number;
  sheet: [number, number, string, string, number][];
  cellars?: ChronicleCellars;
  haggis?: number[] | number;
  "haggis-served"?: number[];
  tome?: ChronicleTome;
  votes?: ChronicleVotes;
  pile?: string[];
  mobs?: ChronicleMob[];
  pennies?: ChroniclePennies;
  "bid-tokens"?: number[];
  "bid-stack"?: number[] | number;
  "bid-shown"?: number[];
  "crest-goods"?: string[];
  champions?: ChronicleChampions;
  "caber-tosser"?: number;
  "stone-carrier"?: number;
  popularity?: number;
  "monument-plans"?: ChroniclePlan[];
  "automa-board"?: ChronicleMacNifique;
  "automa-column"?: string[] | null;
  "automa-track"?: string | null;
}
/**
 * A tile in a territory of Glen More II.
 */
export interface LandTile {
  cell: string;
  covered: string[];
  goods: {
    [k: string]: number;
  };
  scotsmen: number;
  tile: string;
}
export interface Reserve {
  markers: number;
  scotsmen: number;
}
export interface GlenMoreIITable {
  rondel: SharedSpace[];
  neutral: string[];
  market: MarketRow[];
  stacks: {
    [k: string]: number;
  };
  discards: string[];
  removed: string[];
  landmarks: string[];
  clans: {
    [k: string]: ClanDomain;
  };
  scoring: GlenMoreScoring;
  turn: GlenMoreIITurn;
  tempo: Tempo;
  "boat-race"?: ChronicleRace;
  "reward-tokens"?: string[];
  mountain?: ChronicleMountain;
  "single-cask"?: ChronicleSingleCask;
  england?: ChronicleEngland;
  "haggis-supply"?: ChronicleHaggisSupply;
  "great-glen"?: ChronicleGreatGlenCard[];
  prison?: ChroniclePrison;
  figures?: ChronicleFigure[];
  reserved?: ChronicleReservation | null;
  tollgates?: ChronicleTollgate[];
  "claimed-cards"?: ChronicleClaim[];
  feasts?: ChronicleFeasts;
  "games-board"?: ChronicleGamesBoard;
  "open-plans"?: string[];
}
/**
 * A space of the rondel on which several pieces may stand.
 */
export interface SharedSpace {
  gap: boolean;
  pieces: number[];
  tile: string | null;
}
export interface MarketRow {
  buy: number | null;
  filled: number;
  good: string;
  sell: number | null;
}
export interface GlenMoreScoring {
  at_end?: {
    [k: string]: number;
  }[];
  counts: {
    [k: string]: number;
  }[];
  held: number;
  if_scored_now: {
    [k: string]: number;
  }[];
}
export interface GlenMoreIITurn {
  activated: string[];
  everywhere: boolean;
  extra_used: boolean;
  hand: string | null;
  movement: number;
  mover: number;
  spot: string | null;
  woken: string[];
}
/**
 * What follows if the turn ends as it stands.
 */
export interface Tempo {
  drawn: number;
  final: boolean;
  left: number[];
  order: TempoPiece[];
  scoring: boolean;
}
export interface TempoPiece {
  piece: number;
  turns: number;
}
/**
 * Glen More II: Chronicles, as one seat may see it.
 */
export interface GlenMoreIIView {
  table: GlenMoreIITable;
  seats: GlenMoreIISeat[];
  game: string;
  rules: string;
  chronicles: number[];
  options: {
    [k: string]: unknown;
  };
  automa?: string;
  opponent?: number;
  you: number | null;
  over: boolean;
  active: number;
  asked: number[];
  step: string | null;
  winners: number[] | null;
}
export interface GlenMoreSeat {
  seat: number;
  coins: number;
  whisky: number;
  territory: Tile[];
  parliament: number;
  cards: string[];
  vp?: number;
  sheet?: [number, number, string, string, number][];
}
/**
 * A tile in a territory.
 */
export interface Tile {
  cell: string;
  goods: {
    [k: string]: number;
  };
  members: number;
  tile: string;
}
export interface GlenMoreTable {
  rondel: RondelSpace[];
  market: MarketRow[];
  stacks: number[];
  discards: string[];
  scoring: GlenMoreScoring;
  turn: GlenMoreTurn;
  tempo: Tempo;
}
export interface RondelSpace {
  gap: boolean;
  piece: number | null;
  tile: string | null;
}
export interface GlenMoreTurn {
  activated: string[];
  everywhere: boolean;
  extra_used: boolean;
  hand: string | null;
  movement: number;
  spot: string | null;
  woken: string[];
}
/**
 * Glen More, as one seat may see it.
 */
export interface GlenMoreView {
  table: GlenMoreTable;
  seats: GlenMoreSeat[];
  game: string;
  rules: string;
  chronicles: number[];
  options: {
    [k: string]: unknown;
  };
  automa?: string;
  opponent?: number;
  you: number | null;
  over: boolean;
  active: number;
  asked: number[];
  step: string | null;
  winners: number[] | null;
}
/**
 * Whether the server can do its work; `full`: it can be read from, but nothing can be stored.
 */
export interface Health {
  status: "full" | "ok";
  database: string;
  version: string;
}
/**
 * The first message: from which seat to look, and how.
 */
export interface Hello {
  type: "hello";
  protocol?: number;
  seat?: number | null;
  follow?: boolean;
  previews?: boolean;
  have?: string | null;
}
/**
 * What the seat might do, found with nothing but what it may know.
 */
export interface HintInfo {
  seat: number;
  version: string;
  nudge: Message;
  lines: ThoughtLine[];
  rollouts: number;
  looks: number;
}
export interface HintWish {
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
}
/**
 * A record was replayed. `signed`: it was written by this server and has not been touched since.
 */
export interface Imported {
  table: TableInfo;
  choices: number;
  over: boolean;
  scores: number[] | null;
  signed: boolean;
}
/**
 * A table as you may know it.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  seats: SeatInfo[];
  chronicles: number[];
  options: {
    [k: string]: unknown;
  };
  pace: "live" | "turns";
  clock: Clock;
  private: boolean;
  live_drafts: boolean;
  chat: boolean;
  absence: number;
  status: "abandoned" | "open" | "over" | "playing";
  host: boolean;
  spectator: boolean;
  asked: number[];
  your_turn: boolean;
  commitment: string;
  created: number;
  changed: number;
  imported?: boolean;
  automa?: Opponent | null;
  chance?: "drawn" | "told" | "told-all";
  catalogue?: string | null;
  rematch_of?: string | null;
  rematch?: string | null;
  occasion?: string | null;
  hints?: boolean;
  laid?: boolean;
  standin?: StandInInfo | null;
  watch?: string | null;
}
export interface SeatInfo {
  seat: number;
  kind: "automa" | "bot" | "human" | "open";
  name: string;
  bot?: string | null;
  yours?: boolean;
  kept?: boolean;
  token?: string | null;
}
/**
 * The solo opponent at a table: her seat is nobody's, and she answers no question.
 */
export interface Opponent {
  level: string;
  chronicle: number;
  seat: number;
}
/**
 * Somebody asks whether a bot may play a seat.
 */
export interface StandInInfo {
  seat: number;
  yours: boolean;
  agreed: number[];
  missing: number[];
}
/**
 * Who invites to what. The link has not been used by asking.
 */
export interface Invitation {
  host: string;
  seat: number;
  game: string;
  chronicles: number[];
  pace: "live" | "turns";
  clock: Clock;
  status: "abandoned" | "open" | "over" | "playing";
  seats: SeatInfo[];
  catalogue?: string | null;
  automa?: Opponent | null;
  chance?: "drawn" | "told" | "told-all";
  hints?: boolean;
}
/**
 * A seat link or a link to watch, only looked at.
 */
export interface Invited {
  token: string;
}
export interface LogPart {
  start: number;
  total: number;
  lines: LogLine[];
}
/**
 * Look from another of your seats, or as a spectator. Answered with the whole state; also after a gap.
 */
export interface Look {
  type: "look";
  seat?: number | null;
  follow?: boolean;
}
/**
 * Who you are to this server: a cookie and the name you gave.
 */
export interface Me {
  name: string;
  known: boolean;
}
export interface Naming {
  /**
   * Plain text, shown as text only.
   */
  name: string;
}
/**
 * Where to tell you that it is your turn. Nothing is sent to an address you have not given yourself.
 */
export interface NewNotice {
  kind: "apprise" | "email" | "webhook";
  target: string;
}
/**
 * A plan to be kept: a note that only your seat can read.
 */
export interface NewPlan {
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  /**
   * @maxItems 200
   */
  steps: PlanStep[];
  /**
   * Plain text, shown as text only.
   */
  note?: string;
}
/**
 * An answer in a plan: of one's own seat, or what a rival might do.
 */
export interface PlanStep {
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * An option's id: `take 4`.
   */
  option: string;
  label?: Message | null;
}
/**
 * A table to be laid. Seats that are not named are open.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  /**
   * @maxItems 20
   */
  chronicles?: number[];
  automa?: string | null;
  options?: {
    [k: string]: number | string | boolean;
  };
  chance?: "drawn" | "told";
  catalogue?: string | null;
  pace?: "live" | "turns";
  clock?: Clock1;
  private?: boolean;
  live_drafts?: boolean;
  chat?: boolean;
  absence?: number;
  hints?: boolean;
  name?: string | null;
}
/**
 * Who sits there: you (`mine`), a bot, or whoever gets the link (`open`).
 */
export interface SeatWish {
  kind: "bot" | "mine" | "open";
  bot?: string | null;
  name?: string | null;
}
/**
 * No clock; a bank of seconds with an increment a turn (live); or days for each turn.
 */
export interface Clock1 {
  kind?: "bank" | "days" | "none";
  bank?: number;
  increment?: number;
  days?: number;
  timeout?: "abandon" | "bot" | "move";
}
/**
 * The next table at which it is your turn, if there is one.
 */
export interface NextTable {
  table: string | null;
  waiting: number;
}
export interface NoticeInfo {
  id: string;
  kind: "apprise" | "email" | "webhook";
  hint: string;
  failures: number;
  given_up: boolean;
}
export interface NoticeList {
  notices: NoticeInfo[];
  kinds: ("apprise" | "email" | "webhook")[];
  services: string[];
  most: number;
}
/**
 * What this server has: games, bots and corrected catalogues.
 */
export interface Offer {
  games: GameChoice[];
  bots: string[];
  catalogues: CatalogueChoice[];
  protocol: number;
  version: string;
  slow?: string[];
}
/**
 * The table as it was after so many moves.
 */
export interface PastView {
  n: number;
  total: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * What is left out stays.
 */
export interface PlanChange {
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * Plain text, shown as text only.
   */
  note?: string;
  armed?: boolean;
  most?: number | null;
}
export interface PlanInfo {
  id: string;
  seat: number;
  note: string;
  steps: PlanStep[];
  fate: "armed" | "dropped" | "kept" | "played";
  created: number;
  takes?: number | null;
  most?: number | null;
  reason?: Message | null;
  rule?: string;
}
export interface PlanList {
  plans: PlanInfo[];
}
/**
 * A plan of one of your seats was kept, changed, played or dropped. Nobody else hears of it. Fetch them anew.
 */
export interface PlansChanged {
  type: "plans";
  seat: number;
}
/**
 * From a moment of a finished game on, at a table of one's own.
 */
export interface PlayOn {
  n: number;
  /**
   * A seat's number, from 0.
   */
  seat: number;
  bot?: string | null;
}
export interface PreviewInfo {
  version: string;
  option: string;
  preview: Delta;
}
export interface Previewed {
  type: "previewed";
  id: string;
  version: string;
  option: string;
  preview: Delta;
}
/**
 * What such a value is where nobody has read it, and what it may be.
 */
export interface PrintForm {
  chronicle: number;
  fact: string;
  needs: number;
  value: number | (number | string)[];
  reconstructed: boolean;
  kind: string;
  least: number;
  most: number;
  choices: string[][];
  place: number;
}
/**
 * All values that may be read on printed cards and boards, in the order in which they are asked for.
 */
export interface PrintForms {
  forms: PrintForm[];
}
/**
 * Why a request was not carried out; nothing has changed. `state` comes with 409 `stale`.
 */
export interface Problem {
  status: number;
  code: string;
  text: string;
  reason?: Message | null;
  rule?: string;
  state?: State | null;
}
/**
 * Do again what was taken back last.
 */
export interface Redo {
  type: "redo";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  steps?: number;
  key?: string | null;
}
/**
 * A request was not carried out, and nothing has changed. 409 `stale` is followed by the whole state.
 */
export interface Refusal {
  type: "refused";
  id: string;
  status: number;
  code: string;
  text: string;
  reason?: Message | null;
  rule?: string;
}
/**
 * Take back the whole draft.
 */
export interface Reset {
  type: "reset";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  key?: string | null;
}
/**
 * A line of chat.
 */
export interface Say {
  type: "say";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  text: string;
  seat?: number | null;
}
export interface Saying {
  text: string;
  seat?: number | null;
}
/**
 * What came of a test notice.
 */
export interface Sent {
  sent: boolean;
  code: "bad-address" | "kind-off" | "not-reached" | "not-taken" | "sent";
  text: string;
}
/**
 * What was told came: it stands from now on, and bots may go by it. Only for the host of a real table.
 */
export interface Settle {
  type: "settle";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  key?: string | null;
}
/**
 * What has been counted at a real table. Nothing of it is kept.
 */
export interface SheetCounts {
  game: string;
  seats: number;
  /**
   * @maxItems 99
   */
  chronicles?: number[];
  counts?: {
    [k: string]: (number | null)[];
  };
}
/**
 * What the server remembers of your games against a solo opponent.
 */
export interface SoloBook {
  game: string;
  levels: string[];
  tallies: SoloTally[];
  best: SoloResult[];
  daily: DailyDeal;
  campaign: CampaignStep[];
}
/**
 * All games of a level with the same chronicles.
 */
export interface SoloTally {
  level: string;
  chronicles: number[];
  games: number;
  won: number;
  best: number;
  points: number;
}
/**
 * A game against the solo opponent for an occasion: what is played is not yours to choose, but the level is.
 */
export interface SoloWish {
  game: string;
  occasion: "campaign" | "daily";
  level: string;
  step?: number;
  name?: string | null;
}
/**
 * A way to answer questions of a kind beforehand.
 */
export interface StandingAnswer {
  name: string;
  label: Message;
}
/**
 * A standing answer of one of your seats was set or withdrawn. Nobody else hears of it. Fetch them anew.
 */
export interface StandingChanged {
  type: "standing";
  seat: number;
}
/**
 * Known to your seat alone.
 */
export interface StandingList {
  seat: number;
  questions: StandingQuestion[];
}
/**
 * A kind of question that is asked out of turn, and how your seat answers it.
 */
export interface StandingQuestion {
  kind: string;
  label: Message;
  answers: StandingAnswer[];
  chosen: string | null;
}
/**
 * Answer questions of a kind like this from now on, the one that is asked now included.
 */
export interface StandingWish {
  /**
   * A seat's number, from 0.
   */
  seat: number;
  kind: string;
  answer: string | null;
}
/**
 * The host's wishes for the table; what is left out stays.
 */
export interface TableChange {
  chat?: boolean;
  private?: boolean;
  live_drafts?: boolean;
}
/**
 * Something about the table itself changed: seats, settings, a rematch. Fetch it anew.
 */
export interface TableChanged {
  type: "table";
  table: string;
}
export interface TableList {
  tables: TableInfo[];
}
export interface TakeAllBack {
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  key?: string | null;
}
export interface TakeBack {
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  steps?: number;
  key?: string | null;
}
/**
 * Moves to try out in private. Nothing of it is kept, and nobody hears of it.
 */
export interface Trial {
  /**
   * A seat's number, from 0.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  /**
   * @maxItems 200
   */
  steps?: PlanStep[];
  ahead?: boolean;
}
/**
 * Where the moves lead, as your seat may know it.
 */
export interface Tried {
  version: string;
  steps: PlanStep[];
  state: State;
  guessed: boolean;
  over: boolean;
}
/**
 * Take back the last steps of the draft.
 */
export interface Undo {
  type: "undo";
  /**
   * Chosen by the client; its answer carries it.
   */
  id: string;
  /**
   * A seat's number, from 0; -1: chance, which the host tells at a real table.
   */
  seat: number;
  /**
   * Names a position as one seat sees it. Compare for equality only.
   */
  version: string;
  steps?: number;
  key?: string | null;
}
/**
 * The first message: who you are at this table.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seats: number[];
  host: boolean;
  now: number;
}
