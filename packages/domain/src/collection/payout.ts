import type { Cents } from '../money/cents.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'

/** Why somebody to whom money is owed does not get it yet. */
export const PAYOUT_WAITS = [
  /** Nobody has said to which account. */
  'accountUnknown',
  /** Their bank did not take it for the account that is known. */
  'accountRefused',
  /** It is not the one that was debited last: the mandate names another since. */
  'accountChanged',
  /** It is more than was collected from the account, or came by a transfer or a link: it may be anybody's money. */
  'surplus',
  /** Nothing moves between them and the company until somebody has decided: they owe, have died, or are a fraud's. */
  'stopped',
  /** A debit of theirs is under way, or can still come back without cover. */
  'debitUnderWay',
  /** It is more than goes by one transfer. */
  'tooMuch',
] as const
export type PayoutWait = (typeof PAYOUT_WAITS)[number]

/** Days in which a bank gives back a debit that had no cover: five bank days. */
const WITHOUT_COVER_DAYS = 7

/** What goes by one transfer at most: 999,999.99 €. More than that is a mistake sooner than a debt. */
export const MOST_OF_TRANSFER: Cents = 99_999_999

export interface PayoutFacts {
  /** All that is open of theirs: what they owe less what is credited to them. */
  openCents: Cents
  /** Where the money goes; null: nobody has said. */
  iban: string | null
  /** Accounts that a transfer to them did not reach. */
  refusedIbans: readonly string[]
  /** The account is that of the mandate, and another was debited last. */
  isAccountChanged: boolean
  /** What goes to the account by itself at most; null: somebody has said that all of it does. */
  byItselfCents: Cents | null
  isStopped: boolean
  /** The bank has a debit of theirs, or will have, on which it has not decided. */
  isDebitUnderWay: boolean
  /** The day of the last debit whose money has come. */
  lastDebitOn: PlainDate | null
}

export type PayoutAnswer = { cents: Cents; iban: string } | { cents: Cents; waits: PayoutWait }

/** What is paid to somebody for whom nothing more is claimed, or why it waits; null: nothing is owed to them. */
export function payoutOf(facts: PayoutFacts, today: PlainDate): PayoutAnswer | null {
  const { openCents, iban, refusedIbans, isAccountChanged, byItselfCents } = facts
  const { isStopped, isDebitUnderWay, lastDebitOn } = facts
  const cents = -openCents
  if (cents <= 0) return null
  if (isStopped) return { cents, waits: 'stopped' }
  if (isDebitUnderWay || (lastDebitOn !== null && today <= addDays(lastDebitOn, WITHOUT_COVER_DAYS)))
    return { cents, waits: 'debitUnderWay' }
  if (cents > MOST_OF_TRANSFER) return { cents, waits: 'tooMuch' }
  if (iban === null) return { cents, waits: 'accountUnknown' }
  if (refusedIbans.includes(iban)) return { cents, waits: 'accountRefused' }
  if (isAccountChanged) return { cents, waits: 'accountChanged' }
  return byItselfCents !== null && cents > byItselfCents ? { cents, waits: 'surplus' } : { cents, iban }
}
