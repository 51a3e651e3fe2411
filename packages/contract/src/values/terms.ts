import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { DateText, InstantText } from './answered.ts'
import { Guid } from './text.ts'

/** One version of what staff write for somebody: a draft, or in force from a day on. */
export const TermsVersion = z.object({
  guid: z.string(),
  version: z.int(),
  state: z.enum(['draft', 'released']),
  /** First day it holds. */
  validFrom: DateText,
  /** Who wrote it last, by name. */
  editedBy: z.string(),
  editedOn: InstantText,
  /** Who released it, by name; null for a draft. */
  releasedBy: z.nullable(z.string()),
  releasedOn: z.nullable(InstantText),
})
export type TermsVersion = z.infer<typeof TermsVersion>

/** One version with what is written in it. */
export const termsFields = {
  /** The version that is shown; null before the first. */
  shown: z.nullable(TermsVersion),
  /** Of the latest version: whoever changes it names it, so that nobody writes over somebody else. */
  seen: z.string(),
  /** JSON, as text: the version that is shown, or what a first one begins as. */
  content: z.string(),
  /** What holds today, as the same; empty where nothing does. */
  released: z.string(),
}

/** Which version is shown: the latest without it. */
export const ShownVersion = z.object({ versionGuid: z.optional(Guid) })

/** What was read before it is changed. */
export const Seen = z.object({
  /** Of the latest version that was read, empty where there was none; `error.changedMeanwhile` where it is another. */
  seen: z.string().check(z.maxLength(120, key('notValid'))),
})
