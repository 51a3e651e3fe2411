import { APPROVAL_STATES, APPROVED_ACTS } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** What a call answers, with 202, that is not done before a second person has agreed. */
export const AskedApproval = z.object({
  id: z.string(),
  /** Until then it waits. */
  endsOn: InstantText,
  /** Stands for what would be done: who agrees says to what. */
  hash: z.string(),
})
export type AskedApproval = z.infer<typeof AskedApproval>

/** What has been asked for, and waits for a second person. */
export const StaffApproval = z.object({
  id: z.string(),
  act: z.enum(APPROVED_ACTS),
  state: z.enum(APPROVAL_STATES),
  askedBy: z.string(),
  /** Their name; null where that account is gone. */
  askedByName: z.nullable(z.string()),
  askedOn: InstantText,
  /** Until then it waits. */
  endsOn: InstantText,
  /** What it is done to, as an account. */
  subjectKind: z.string(),
  subjectId: z.string(),
  /** What people call it: an order's or contract's number, a colleague's or organisation's name; else empty. */
  subjectName: z.string(),
  /** What would change, as it is and as it would be. JSON, as text. */
  before: z.string(),
  after: z.string(),
  /** Stands for all of this: who agrees says to what. */
  hash: z.string(),
  decidedBy: z.nullable(z.string()),
  /** Their name; null where nobody has decided, or that account is gone. */
  decidedByName: z.nullable(z.string()),
  decidedOn: z.nullable(InstantText),
  /** Why it was declined; empty without a reason. */
  reason: z.string(),
})
export type StaffApproval = z.infer<typeof StaffApproval>
