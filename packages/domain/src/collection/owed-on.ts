import type { ClaimComponent } from '../subscription/billing/component.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** What a debit that went back brings with it: what the bank took, and what telling costs. */
export const RETURN_FEES = ['returnFee', 'dunningFee'] as const satisfies readonly ClaimComponent[]
export type ReturnFee = (typeof RETURN_FEES)[number]

export const isReturnFee = (component: ClaimComponent): boolean => RETURN_FEES.some(fee => fee === component)

/** Whether a claim is owed on a day: once it is due, and such a fee at once, whenever it would be collected. */
export const isOwedOn = (
  day: PlainDate,
  { dueOn, component }: { dueOn: PlainDate; component: ClaimComponent },
): boolean => dueOn <= day || isReturnFee(component)
