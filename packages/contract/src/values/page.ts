import * as z from 'zod/mini'
import { count } from './count.ts'

/** The most entries of a list that come at once, and as many as come where nothing else is asked for. */
export const MOST_ENTRIES = 200

/** A part of a list: both may be left out, and a list that is shorter than `limit` has ended. */
export const Page = z.object({
  /** How many entries at most; 200 without it. */
  limit: z.optional(count(1, MOST_ENTRIES)),
  /** How many entries are left out at the beginning. */
  offset: z.optional(count(0, 1_000_000)),
})
export type Page = z.infer<typeof Page>
