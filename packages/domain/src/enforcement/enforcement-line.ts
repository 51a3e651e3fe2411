import type { Cents } from '../money/cents.ts'
import { moneyLine } from '../order/money-line.ts'
import type { PricedTicket } from '../order/ticket.ts'
import type { Instant } from '../time/instant.ts'
import { type EnforcementAmounts, enforcementCents, enforcementDebt } from './enforcement-case.ts'

/** The article of what a case owes; no tariff has it. */
export const ENFORCEMENT_SORT = 'enforcement'

/** A case, as far as it says what is owed. */
export interface OwingCase extends EnforcementAmounts {
  caseId: string
  caseNumber: string
}

const NAMES = {
  fare: { de: 'Erhöhtes Beförderungsentgelt', en: 'Increased fare' },
  fee: { de: 'Bearbeitungsentgelt für vergessene Fahrkarte', en: 'Fee for a forgotten pass' },
} as const

/**
 * What a case owes as a line of an order: it is paid like a ticket. It is a penalty, which bears no VAT, and nothing
 * that could be withdrawn from.
 */
export function enforcementLine(owing: OwingCase, now: Instant): PricedTicket {
  const { caseId, caseNumber, fareCents } = owing
  const owes = enforcementDebt(owing)
  const name = { de: `${NAMES[owes].de} (${caseNumber})`, en: `${NAMES[owes].en} (${caseNumber})` }
  const cents = enforcementCents(owing)
  const line = moneyLine({ sortId: ENFORCEMENT_SORT, name, cents, vatPermille: 0, withdrawalApplies: false }, now)
  return { ...line, enforcement: { caseId, caseNumber, owes, fareCents } }
}

/** What is booked when it is paid, in this order. */
export interface EnforcementBooking {
  type: 'ebe' | 'offsettingEntry' | 'fee'
  cents: Cents
}

/** The increased fare was demanded; where the fee takes its place it is set off, and the fee stands alone. */
export const enforcementBookings = ({
  owes,
  fareCents,
  priceCents,
}: NonNullable<PricedTicket['enforcement']> & { priceCents: Cents }): EnforcementBooking[] =>
  owes === 'fare'
    ? [{ type: 'ebe', cents: fareCents }]
    : [
        { type: 'ebe', cents: fareCents },
        { type: 'offsettingEntry', cents: -fareCents },
        { type: 'fee', cents: priceCents },
      ]
