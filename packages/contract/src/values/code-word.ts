import * as z from 'zod/mini'
import { DateText } from './answered.ts'
import { PlainDate } from './date.ts'

export const CodeWordQuery = z.object({
  /** The last of the days; today without it, and none that is still to come. */
  soldOn: z.optional(PlainDate),
})

/** A day, and the word of the tickets that were sold on it. */
export const codeWordFields = {
  soldOn: DateText,
  word: z.string(),
}
