import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/**
 * `live`: as it is now · `asOf`: as it was at that moment, a few minutes ago · `off`: nothing is known, the timetable
 * counts.
 */
export const RealTimeState = z.object({
  state: z.enum(['live', 'asOf', 'off']),
  /** When that was; null where nothing is known. */
  asOf: z.nullable(InstantText),
})
export type RealTimeState = z.infer<typeof RealTimeState>

/** A text of a notice and its language (BCP 47); null where nobody has said which. */
const NoticeText = z.object({ text: z.string(), language: z.nullable(z.string()) })

/** What passengers must know of a line, a stop or a trip; plain text of whoever runs the feed. */
export const Notice = z.object({
  id: z.string(),
  /** How grave it is, as whoever wrote it says. */
  severity: z.enum(['unknown', 'info', 'warning', 'severe']),
  header: NoticeText,
  description: z.nullable(NoticeText),
  /** An https address. */
  url: z.nullable(z.string()),
})
export type Notice = z.infer<typeof Notice>
