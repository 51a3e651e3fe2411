import { ARRANGED_PARTS, PRODUCT_KINDS, VERSION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'

/** Where tickets are sold, as the tariff counts it (Spec 1 §9). */
export const ServiceArea = z.object({
  serviceAreaId: z.int(),
  /** In the reader's language. */
  name: z.string(),
})
export type ServiceArea = z.infer<typeof ServiceArea>

/** A group of the tariff as it was imported. */
export const SortGroup = z.object({
  /** Unique: it names the group in every call. */
  name: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  /** The heading it came with; `null` without one. */
  category: z.nullable(z.string()),
  /** Where it comes among them. */
  order: z.int(),
})
export type SortGroup = z.infer<typeof SortGroup>

/** What is known of something arranged, whatever it is. */
const Arranged = z.object({
  /** Counts from 1; 0 where nobody has arranged anything. Who changes it says which one was read. */
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** Who stored it; `null` where nobody has. */
  writtenBy: z.nullable(z.string()),
  /** When that was; `null` where nobody has. */
  storedOn: z.nullable(InstantText),
  /** What the shop shows; 0: the tariff as it was imported. */
  shownVersion: z.int(),
  /** The tariff it is held against, and when that was imported. */
  tariffVersion: z.string(),
  validFrom: DateText,
  asOf: InstantText,
  /** Groups that are named here and no longer in the tariff. */
  lost: z.array(z.string()),
})

const BoardCategory = z.object({
  /** As passengers read it; `null`: groups without a heading. */
  name: z.nullable(z.object({ de: z.string(), en: z.string() })),
  /** Names of groups, in their order. */
  groups: z.array(z.string()),
})

const Board = z.object({
  /** In the order passengers see them. */
  categories: z.array(BoardCategory),
  /** Not shown, and not sold. */
  hidden: z.array(z.string()),
})

/** How the groups of a service area are arranged (Spec 3 §2.4). */
export const StaffGroupBoard = z.extend(Arranged, {
  serviceAreaId: z.int(),
  /** In the order passengers are to see them. */
  categories: Board.shape.categories,
  /** Not shown, and not sold. */
  hidden: Board.shape.hidden,
  /** As the shop shows it now. */
  shown: Board,
  /** All groups of the tariff in this area, in its order. */
  sortGroups: z.array(SortGroup),
  /** Groups an import has brought since: they are sold after the others. */
  unplaced: z.array(z.string()),
  /** Places of headings, from 0, that one language lacks: with one it is not released. */
  namelessCategories: z.array(z.int()),
})
export type StaffGroupBoard = z.infer<typeof StaffGroupBoard>

const Texts = z.object({ overview: z.string(), detail: z.string(), fareRules: z.string() })

/** What passengers read about the groups of the tariff. */
export const StaffSortGroupTexts = z.extend(Arranged, {
  /** Codes of the languages that texts are written in, those the shop speaks first. */
  languages: z.array(z.string()),
  /** All groups of the tariff. */
  sortGroups: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** One for each language. */
      texts: z.array(
        z.extend(Texts, {
          language: z.string(),
          /** As they came with the tariff; empty where it has none in this language. */
          imported: Texts,
        }),
      ),
    }),
  ),
})
export type StaffSortGroupTexts = z.infer<typeof StaffSortGroupTexts>

/** Which languages texts are written in, and how far they are. */
export const StaffSortGroupLanguages = z.object({
  /** As everywhere: who changes it says which one was read. */
  version: z.int(),
  languages: z.array(
    z.object({
      /** `de-DE` */
      language: z.string(),
      /** The shop speaks it: it is always there. */
      isSpoken: z.boolean(),
      /** Texts that are there, imported or written. */
      written: z.int(),
      /** Texts there could be. */
      total: z.int(),
      /** The first group of which one is missing; `null` where none is. */
      nextMissing: z.nullable(z.string()),
    }),
  ),
})
export type StaffSortGroupLanguages = z.infer<typeof StaffSortGroupLanguages>

/** A version of something arranged, without what is in it. */
export const StaffArrangementVersion = z.object({
  /** What is arranged. */
  part: z.enum(ARRANGED_PARTS),
  /** 0: of the whole shop. */
  serviceAreaId: z.int(),
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** When it was written. */
  storedOn: InstantText,
  /** Account of whoever wrote it. */
  writtenBy: z.string(),
  /** Their name, or the account again where it is gone. */
  writtenByName: z.string(),
  /** When passengers were shown it; `null` before that. */
  releasedOn: z.nullable(InstantText),
  /** Account of whoever released it; `null` before that. */
  releasedBy: z.nullable(z.string()),
  /** Their name, or the account again where it is gone; `null` before that. */
  releasedByName: z.nullable(z.string()),
})
export type StaffArrangementVersion = z.infer<typeof StaffArrangementVersion>
