import { MANDATE_MONTHS, mandateUsableUntil } from '../bank/mandate.ts'
import { addDays, addMonths, type PlainDate } from '../time/plain-date.ts'

/** Days before a mandate lapses on which its owner is asked for another. */
const ASK_DAYS = 60

export interface MandateUse {
  signedOn: PlainDate
  /** Of the last collection that was presented, whether it was returned or not; null: there was none. */
  presentedOn: PlainDate | null
}

const lastMandateUse = ({ signedOn, presentedOn }: MandateUse): PlainDate => presentedOn ?? signedOn

/** Whether money can be collected on a day, and whether its owner has to be asked for a new one today. */
export function mandateOn(use: MandateUse, day: PlainDate): 'usable' | 'askForAnother' | 'lapsed' {
  const until = mandateUsableUntil(lastMandateUse(use))
  if (day > until) return 'lapsed'
  return day >= askedFrom(use) ? 'askForAnother' : 'usable'
}

/** The day from which its owner is asked for another, once. */
export const askedFrom = (use: MandateUse): PlainDate => addDays(mandateUsableUntil(lastMandateUse(use)), -ASK_DAYS)

/** The last day of use of mandates whose owners are asked on a day for the first time, or were before. */
export const usedBeforeAsking = (day: PlainDate): PlainDate => addMonths(addDays(day, ASK_DAYS), -MANDATE_MONTHS)

/** What of a mandate banks are told by. */
export interface PresentedMandate {
  reference: string
  iban: string
  creditorId: string
  creditorName: string
}

export interface MandateAmendment {
  reference: string | null
  creditor: { name: string; creditorId: string } | null
  isOtherAccount: boolean
}

/**
 * What a collection has to say of its mandate: what differs from the last time that a collection was presented and not
 * rejected by the bank. It is said until one went through. Null: nothing, or it was never presented.
 */
export function amendmentOf(now: PresentedMandate, last: PresentedMandate | null): MandateAmendment | null {
  if (!last) return null
  const isOtherAccount = now.iban !== last.iban
  const reference = now.reference === last.reference ? null : last.reference
  const creditor = now.creditorId === last.creditorId ? null : { name: last.creditorName, creditorId: last.creditorId }
  return isOtherAccount || reference !== null || creditor ? { reference, creditor, isOtherAccount } : null
}

/**
 * How collections of a mandate follow each other. Always recurrent but for what is owed once: FRST is not needed, and
 * after FNAL nothing that is returned could be collected again.
 */
export const sequenceOf = (isOnce: boolean): 'RCUR' | 'OOFF' => (isOnce ? 'OOFF' : 'RCUR')
