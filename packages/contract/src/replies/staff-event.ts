import { TROUBLE_KINDS, TROUBLE_LEVEL_NAMES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** Something that staff must know (Spec 3 §2.4). */
export const StaffEvent = z.object({
  id: z.string(),
  date: InstantText,
  level: z.enum(TROUBLE_LEVEL_NAMES),
  kind: z.enum(TROUBLE_KINDS),
  /** What it is, in the reader's language. */
  comment: z.string(),
  /** Whose staff are told; null where it concerns the process. */
  clientId: z.nullable(z.string()),
  /** What that company is called. */
  client: z.nullable(z.string()),
  /** The order it is about, where it is about one. */
  orderId: z.nullable(z.string()),
  /** Who has taken note of it; null as long as nobody has, and where that account is gone. */
  acknowledgedBy: z.nullable(z.string()),
  acknowledgedOn: z.nullable(InstantText),
})
export type StaffEvent = z.infer<typeof StaffEvent>
