import { ENFORCEMENT_DEBTS, ENFORCEMENT_STATES, VERDICT_REASONS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { CurrencyCode, DateText, InstantText } from '../../values/answered.ts'
import { CaseQuestion } from '../../values/enforcement.ts'

/** A case as whoever was checked sees it: nothing of whom it names, nor of any pass. */
const EnforcementCase = z.object({
  caseNumber: z.string(),
  checkedOn: InstantText,
  place: z.string(),
  state: z.enum(ENFORCEMENT_STATES),
  owes: z.enum(ENFORCEMENT_DEBTS),
  /** Why it is the one or the other. */
  reason: z.enum(VERDICT_REASONS),
  /** What is to be paid, or was. */
  amountInCents: z.int(),
  /** The increased fare, which is owed without a pass. */
  fareInCents: z.int(),
  /** The fee, which is enough where a pass was held. */
  feeInCents: z.int(),
  currency: CurrencyCode,
  /** Last day on which a pass that was held counts. */
  showUntil: DateText,
  /** Last day for paying. */
  payUntil: DateText,
})
export type EnforcementCase = z.infer<typeof EnforcementCase>

export const findEnforcementCase = defineCall({
  name: 'sales/findEnforcementCase',
  service: 'sales',
  method: 'POST',
  path: '/sales/enforcementCase',
  summary: 'What is owed after a check without a pass, for whoever knows case number and birth date',
  access: { who: 'public' },
  body: CaseQuestion,
  reply: list(EnforcementCase),
})
