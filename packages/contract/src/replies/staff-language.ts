import * as z from 'zod/mini'

const Written = z.object({
  /** How many there are. */
  written: z.int(),
  total: z.int(),
})

/** What a shop does not say in a language yet. */
const Gap = z.object({
  /** A text of the configuration, or a page. */
  kind: z.enum(['text', 'page']),
  /** Where it stands: `config.htmlHeader.tab.en`, `terms.en`. */
  path: z.string(),
  /** The entry of the configuration, or the page, in which it is written. */
  writtenIn: z.string(),
  /** Nothing is said, or the same words as in German: perhaps a name. */
  state: z.enum(['missing', 'sameAsGerman']),
  /** What is said in the other language; of a page its title there. */
  other: z.string(),
})

/** How complete a shop is in one of the languages that it speaks. */
export const StaffLanguage = z.object({
  /** `en` */
  language: z.string(),
  /** Texts of the configuration. */
  texts: Written,
  /** Pages of the shop; one that is generated is there. */
  pages: Written,
  /** What is missing, each with where it is written. */
  gaps: z.array(Gap),
})
export type StaffLanguage = z.infer<typeof StaffLanguage>
