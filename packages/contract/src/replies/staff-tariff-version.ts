import { ARTICLE_CHANGES, VERSION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'
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
