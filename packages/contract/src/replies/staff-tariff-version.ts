import { ARRANGED_PARTS, ARTICLE_CHANGES, VERSION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'
import { CatalogueDifference, CatalogueProblem } from './staff-catalogue.ts'

/** When a part of a tariff begins to count. */
const TariffBeginning = z.object({
  /** As the tariff names it: `2027`. */
  id: z.string(),
  /** The first day of validity that it prices. */
  validFrom: z.string(),
})

/** A version of the tariff that the shop sells by, without what is in it. */
export const StaffTariffVersion = z.object({
  /** Counts up from 1. */
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** The file it came from; null where it came together with a timetable. */
  fileName: z.nullable(z.string()),
  /** SHA-256 of that file, hex. */
  hash: z.string(),
  storedOn: InstantText,
  /** Name of whoever sent it in; null where an operator has imported it. */
  writtenBy: z.nullable(z.string()),
  /** The earlier version that is sold again by it; null for one of its own. */
  copyOf: z.nullable(z.int()),
  /** Name of whoever released it; null before that. */
  releasedBy: z.nullable(z.string()),
  /** The minute from which it was released. */
  activeFrom: z.nullable(InstantText),
  /** When it was first sold. */
  startedOn: z.nullable(InstantText),
  /** Its prices by their days, the earliest first. */
  beginnings: z.array(TariffBeginning),
  /** How much was found in it that does not keep it back. */
  warnings: z.int(),
})
export type StaffTariffVersion = z.infer<typeof StaffTariffVersion>

const ArticleDifference = z.object({
  /** Of the article. */
  id: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** Title of its product. */
  product: z.string(),
  /** What would become of it. */
  change: z.enum(ARTICLE_CHANGES),
  /** Id of the part of the tariff it belongs to. */
  part: z.string(),
  /** Its cheapest price now, cents; null where it has none. */
  before: z.nullable(z.int()),
  /** Its cheapest price by this version, cents. */
  after: z.nullable(z.int()),
})
export type ArticleDifference = z.infer<typeof ArticleDifference>

/** An article whose prices change from a day on. */
const PriceDifference = z.object({
  /** From this day on. */
  day: DateText,
  /** Of the article. */
  id: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** Title of its product. */
  product: z.string(),
  /** On how many of the relations it costs more; 1 where it costs the same anywhere. */
  dearer: z.int(),
  /** On how many it costs less. */
  cheaper: z.int(),
  /** On how many it has a price only then. */
  added: z.int(),
  /** On how many it has none any more. */
  gone: z.int(),
  /** Where its price moves the most: names of the stops; `null` where it costs the same anywhere. */
  from: z.nullable(z.string()),
  /** Where to; `null` likewise. */
  to: z.nullable(z.string()),
  /** What it costs there now, cents; `null` where it has no price. */
  before: z.nullable(z.int()),
  /** What it costs there then, cents. */
  after: z.nullable(z.int()),
})
export type PriceDifference = z.infer<typeof PriceDifference>

/** Every price held against what is sold, on the relations people go most and on a spread of all others. */
const TariffPrices = z.object({
  /** SHA-256 of every price that differs, hex: part of what a second person agrees to. */
  hash: z.string(),
  comparedOn: InstantText,
  /** How many relations were compared. */
  relations: z.int(),
  /** How many of these have been sold. */
  soldRelations: z.int(),
  /** How many prices were held against each other. */
  compared: z.int(),
  /** How many of them get dearer. */
  dearer: z.int(),
  /** How many get cheaper. */
  cheaper: z.int(),
  /** How many are new. */
  added: z.int(),
  /** How many are gone. */
  gone: z.int(),
  /** Articles whose prices differ, the first day first: the first thousand. */
  articles: z.array(PriceDifference),
})
export type TariffPrices = z.infer<typeof TariffPrices>

/** What a company has arranged of groups that the version does not have any more. */
const LostArrangement = z.object({
  /** Whose it is. */
  clientId: z.string(),
  /** What is arranged. */
  part: z.enum(ARRANGED_PARTS),
  /** 0: of the whole shop. */
  serviceAreaId: z.int(),
  /** Names of the groups. */
  sortGroups: z.array(z.string()),
})
export type LostArrangement = z.infer<typeof LostArrangement>

/** How a version differs from what is sold. */
export const StaffTariffDetail = z.extend(StaffTariffVersion, {
  /** What is sold now, by its number: who releases says what they have compared with. */
  sold: z.int(),
  /** What was found in it: the first thousand. */
  problems: z.array(CatalogueProblem),
  /** Stops that it names and the timetable does not know. */
  foreignStops: z.int(),
  /** Entries by part; parts that stay the same are left out. */
  differences: z.array(CatalogueDifference),
  /** Articles that are new, gone or changed: the first thousand. */
  articles: z.array(ArticleDifference),
  /** Its prices beside those that are sold; `null` while that is being worked out. It is not released before. */
  prices: z.nullable(TariffPrices),
  /** What is arranged above the tariff and would find nothing there any more: it is passed over. */
  lost: z.array(LostArrangement),
})
export type StaffTariffDetail = z.infer<typeof StaffTariffDetail>

/** What became of a file. */
export const SentTariff = z.object({
  /** The version it has become, a draft; null where it has errors: then nothing was stored. */
  version: z.nullable(z.int()),
  /** The first thousand of them, errors first. */
  problems: z.array(CatalogueProblem),
})
export type SentTariff = z.infer<typeof SentTariff>
