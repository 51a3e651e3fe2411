import { TARIFF_PARTS } from '@billett/domain'
import * as z from 'zod/mini'

/** What is wrong in a workbook. */
export const CatalogueProblem = z.object({
  /** Only an error keeps the catalogue back. */
  severity: z.enum(['error', 'warning']),
  /** Where it stands; null where it is the workbook as a whole. */
  sheet: z.nullable(z.string()),
  /** As the spreadsheet numbers it; the headings are line 1. */
  line: z.nullable(z.int()),
  /** Its heading. */
  column: z.nullable(z.string()),
  /** What stands there; null where nothing does. */
  value: z.nullable(z.string()),
  /** In the reader's language. */
  message: z.string(),
})
export type CatalogueProblem = z.infer<typeof CatalogueProblem>

export const CatalogueDifference = z.object({
  /** What of the tariff. */
  part: z.enum(TARIFF_PARTS),
  /** Entries that are only in the workbook. */
  added: z.int(),
  /** Entries that are only in what is sold now. */
  removed: z.int(),
  /** Entries of both that differ. */
  changed: z.int(),
})

/** A workbook as a catalogue (Spec 3 §2.4). */
export const ConvertedCatalogue = z.object({
  /** The catalogue as JSON, fit to be imported; null where the workbook has errors. */
  catalogue: z.nullable(z.string()),
  /** What it is saved as. */
  fileName: z.string(),
  /** The first thousand of them, errors first. */
  problems: z.array(CatalogueProblem),
  /** Against what is sold now, without the parts that stay the same; empty where the workbook has errors. */
  differences: z.array(CatalogueDifference),
})
export type ConvertedCatalogue = z.infer<typeof ConvertedCatalogue>
