import * as z from 'zod/mini'
import { TAKE_OVER_SUBJECTS } from '../for-customers.ts'
import { InstantText } from '../values/answered.ts'

/** A quarter of an hour at most in which somebody of the company acted in a customer's place. */
export const StaffTakeOver = z.object({
  /** Of its note in the audit. */
  number: z.int(),
  on: InstantText,
  /** Who acted; null where that account is gone. */
  actorName: z.nullable(z.string()),
  /** Whose account it was. */
  userId: z.string(),
  /** Null where that account is gone, or never had one. */
  customerNumber: z.nullable(z.string()),
  reason: z.string(),
  /** What the company calls the case; empty where nobody said. */
  ticketNumber: z.string(),
  /** What was changed in the customer's place. */
  changed: z.array(z.enum(TAKE_OVER_SUBJECTS)),
  /** When the customer was told by mail; null where they were not yet, or it is not known any more. */
  toldOn: z.nullable(InstantText),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
})
export type StaffTakeOver = z.infer<typeof StaffTakeOver>
