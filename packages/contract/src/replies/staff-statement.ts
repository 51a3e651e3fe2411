import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** A stored SQL statement (Spec 3 §3). */
export const StaffStatement = z.object({
  /** Its name. */
  description: z.string(),
  /** As it is stored: runs of spaces have become one. */
  statement: z.string(),
  /** Counts its changes from 1: who changes it says which one was read. */
  version: z.int(),
  /** What it asks for when it is run: `from`, `to`, `serviceArea`. */
  parameters: z.array(z.string()),
  writtenOn: InstantText,
  /** Since when others than those who may write statements run it; null for a draft. */
  releasedOn: z.nullable(InstantText),
})
export type StaffStatement = z.infer<typeof StaffStatement>

/** What statements can be asked of. */
export const StaffReportView = z.object({
  name: z.string(),
  /** What can be named of it. */
  columns: z.array(z.string()),
  /** It names people: rows are seen only by who may export personal details. */
  isPersonal: z.boolean(),
})
export type StaffReportView = z.infer<typeof StaffReportView>
