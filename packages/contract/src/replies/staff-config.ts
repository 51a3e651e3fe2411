import { ENTRY_KINDS, NESTINGS, VERSION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** What can be said at one place of a configuration. */
const ConfigPart = z.object({
  /** Where it stands: `config.texts.name`; empty is the whole itself. */
  path: z.string(),
  /** How it is edited; a `structure` is written as a whole. */
  kind: z.enum(ENTRY_KINDS),
  /** What can be chosen; empty where anything can be written. */
  choices: z.array(z.string()),
  /** It may be left out. */
  isOptional: z.boolean(),
  /** It may be `null`: said to be nothing. */
  isNullable: z.boolean(),
})

/** One value of a configuration (Spec 3 §3). Values are JSON, as text; empty where nothing is said. */
const ConfigEntry = z.extend(ConfigPart, {
  /** What a structure is made of; null where it is edited as a whole. */
  nested: z.nullable(
    z.object({
      /** One thing, things by their names, or things in an order. */
      kind: z.enum(NESTINGS),
      /** What can be said of each thing. */
      parts: z.array(ConfigPart),
    }),
  ),
  /** The environment of the server says it: it is only shown. */
  isLocked: z.boolean(),
  /** As this version has it. */
  value: z.string(),
  /** As the shop shows it now. */
  active: z.string(),
  /** As it ships with the product: the default. */
  shipped: z.string(),
})
export type ConfigEntry = z.infer<typeof ConfigEntry>

const ConfigFinding = z.object({
  /** A version with one is not released; the others are only to be known. */
  isFault: z.boolean(),
  /** What was looked at. */
  about: z.string(),
  /** What was found there. */
  text: z.string(),
})

/** The version that the shop shows, where one is stored. */
const ShownConfig = z.object({
  version: z.int(),
  /** Until when the shop takes it back by itself, should it fail with it; null once that is over. */
  watchedUntil: z.nullable(InstantText),
  /** What was shown before, and until when one step leads back to it; null where nothing is, or no more. */
  before: z.nullable(z.object({ version: z.int(), until: InstantText })),
})

/** A version of what a company's shop is configured to be. */
export const StaffConfig = z.object({
  clientId: z.string(),
  /** What the company is called. */
  client: z.string(),
  /** Its own host. */
  host: z.string(),
  /** Counts from 1; 0 where nothing is stored and what ships is shown. Who changes it says which one was read. */
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** Whether it is the last one, which alone can be changed and released. */
  isLatest: z.boolean(),
  /** Null where nothing is stored, and what ships is shown. */
  shown: z.nullable(ShownConfig),
  /** What an operator must do before it is shown, or should know. */
  findings: z.array(ConfigFinding),
  /** Its sections. */
  categories: z.array(
    z.object({
      /** Where the section stands: `config.texts`. */
      name: z.string(),
      /** Its values, in the order of the schema. */
      entries: z.array(ConfigEntry),
    }),
  ),
})
export type StaffConfig = z.infer<typeof StaffConfig>

/** What is known of a version, without its values. */
export const StaffConfigVersion = z.object({
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** Whether it came with the product; else staff or an operator have written it. */
  isShipped: z.boolean(),
  storedOn: InstantText,
  /** Account of whoever wrote it; null: the product, or an operator. */
  writtenBy: z.nullable(z.string()),
  /** Their name; null where nobody of the company has. */
  writtenByName: z.nullable(z.string()),
  /** Account of whoever released it; null before that. */
  releasedBy: z.nullable(z.string()),
  /** Their name; null before that, and where nobody of the company has. */
  releasedByName: z.nullable(z.string()),
  /** The minute from which it was released. */
  activeFrom: z.nullable(InstantText),
  /** Where it differs from the version before it. */
  changes: z.array(z.string()),
})
export type StaffConfigVersion = z.infer<typeof StaffConfigVersion>
