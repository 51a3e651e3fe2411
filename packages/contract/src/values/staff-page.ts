import * as z from 'zod/mini'
import { count } from './count.ts'

/** Rows per page of the lists of staff, the most and unless another number is asked for (Spec 3 §9). */
export const STAFF_PAGE_SIZE = 1000

/** How far lists of staff are turned over: who wants to see later rows narrows the filter. */
export const STAFF_ROWS = 100_000

/** Which page of a list of staff; a list that is shorter than `pageSize` has ended. */
export const staffPageFields = {
  /** Counted from 0. Pages end after 100,000 rows: `error.narrowFilter`. */
  page: z.optional(count(0, STAFF_ROWS)),
  /** 1000 without it. */
  pageSize: z.optional(count(1, STAFF_PAGE_SIZE)),
}

/** How many there are: counted to 10,000, and beyond that only known to be more. */
export const StaffCount = z.object({
  /** 10,000 where there are more. */
  count: z.int(),
  /** False: there are more than `count`. */
  isExact: z.boolean(),
})
export type StaffCount = z.infer<typeof StaffCount>

/** What a change would come to: answered as if it were done, and nothing is stored. */
export const DryRun = z.object({ dryRun: z.optional(z.boolean()) })
