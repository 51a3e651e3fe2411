import { ENFORCEMENT_DEBTS, ENFORCEMENT_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'

/** A check without a pass, as the list of staff shows it. */
export const StaffEnforcementRow = z.object({
  id: z.string(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  caseNumber: z.string(),
  checkedOn: InstantText,
  place: z.string(),
  /** Of whoever was checked, masked (`L•••`); empty when it is forgotten who it was. */
  name: z.string(),
  state: z.enum(ENFORCEMENT_STATES),
  owes: z.enum(ENFORCEMENT_DEBTS),
  amountInCents: z.int(),
  currency: CurrencyCode,
  showUntil: DateText,
  payUntil: DateText,
})
export type StaffEnforcementRow = z.infer<typeof StaffEnforcementRow>

/** The same with everything that is known of it. */
export const StaffEnforcementCase = z.extend(StaffEnforcementRow, {
  /** Whether names are hidden, and the day of birth is left out: they are without the right to personal details. */
  isMasked: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  birthDate: z.nullable(DateText),
  fareInCents: z.int(),
  feeInCents: z.int(),
  enteredOn: InstantText,
  /** `partner`: by a program of the inspectors. */
  enteredVia: z.enum(['staff', 'partner']),
  /** Who of the company has entered it; null where it was a program, or they are not there any more. */
  enteredBy: z.nullable(z.string()),
  /** When a pass was found that was held at the check. */
  shownOn: z.nullable(InstantText),
  paidOn: z.nullable(InstantText),
  /** The order that has paid it. */
  orderId: z.nullable(z.string()),
  withdrawnOn: z.nullable(InstantText),
  withdrawnWhy: z.nullable(z.string()),
})
export type StaffEnforcementCase = z.infer<typeof StaffEnforcementCase>
