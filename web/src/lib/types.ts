// The server's structures, generated from its description and never written by hand.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Page = Schemas["Page"];
export type LogRow = Schemas["LogRow"];
export type Said = Schemas["Said"];
export type Question = Schemas["QuestionOut"];
export type Option = Schemas["OptionOut"];
export type Refused = Schemas["RefusedOut"];
export type Seat = Schemas["SeatOut"];
export type Answer = Option["answer"];
export type Games = Schemas["GamesOut"];
export type Game = Schemas["GameOut"];
export type Challenge = Schemas["ChallengeOut"];
export type Goal = Schemas["GoalOut"];
export type When = Schemas["When"];
export type Lineup = Schemas["LineupOut"];
export type NewTable = Pick<Schemas["NewTable"], "game" | "seats"> & Partial<Schemas["NewTable"]>;
export type NewTableOut = Schemas["NewTableOut"];
export type Rule = Schemas["RuleOut"];
export type Rules = Schemas["RulesOut"];
export type Scores = Schemas["ScoresOut"];
export type Problem = Schemas["ProblemOut"];
export type Hello = Schemas["Hello"];
export type Accepted = Schemas["Accepted"];
export type Views = Schemas;
export type ThingWords = Schemas["ThingOut"];
/** What a sentence says of goods that come and go. */
export type Change = Schemas["Change"];
export type WordsOut = Schemas["WordsOut"];
/** What is printed on things, told apart by its type. */
type Prints = NonNullable<ThingWords["print"]>;
export type Print<Type extends Prints["type"]> = Extract<Prints, { type: Type }>;
export type PrintType = Prints["type"];
/** What a preview says as data, told apart by its type. */
type Drawings = NonNullable<Said["drawn"]>;
export type DrawnType = Drawings["type"];
export type Drawn<Type extends DrawnType> = Extract<Drawings, { type: Type }>;
export type Hint = Schemas["HintOut"];
export type Claimed = Schemas["ClaimOut"];
export type Link = Schemas["Link"];
export type Hints = Schemas["HintsOut"];
export type Glance = Schemas["Glance"];
