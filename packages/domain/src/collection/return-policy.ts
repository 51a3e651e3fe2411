import { addDays, addMonths, firstOfMonth, type PlainDate } from '../time/plain-date.ts'
import { bankDayFrom } from './bank-day.ts'

/** How a returned or rejected collection is read. */
export const RETURN_READINGS = [
  'ourData',
  'accountClosed',
  'noCover',
  'notAuthorised',
  'debtorDead',
  'duplicate',
  'unknown',
] as const
export type ReturnReading = (typeof RETURN_READINGS)[number]

/** What follows from it. Data of a client: these are the usual ones. */
export interface ReturnReaction {
  /** The bank's charge is the payer's. */
  isFeeDue: boolean
  /** Dunning begins. */
  isDunned: boolean
  /** Days after which it is collected once more; null: it is not. */
  retryAfterDays: number | null
  /** Whether the mandate may be used on as it is. */
  mandate: 'usable' | 'unusable'
  /** Everything of the payer waits. */
  isHeld: boolean
  /** Whether the payer is asked for another account by a link, beside what a case writes. */
  asksFor: 'nothing' | 'account'
  /** Somebody of staff has to look. */
  isForStaff: boolean
}

const READINGS: Readonly<Record<string, ReturnReading>> = {
  AC01: 'ourData',
  BE05: 'ourData',
  RC01: 'ourData',
  FF05: 'ourData',
  AC04: 'accountClosed',
  AC06: 'accountClosed',
  AG01: 'accountClosed',
  AM04: 'noCover',
  // German banks say no more where there is no cover, or where the debtor has died.
  MS03: 'noCover',
  SL01: 'noCover',
  MD01: 'notAuthorised',
  MD06: 'notAuthorised',
  MS02: 'notAuthorised',
  MD07: 'debtorDead',
  AM05: 'duplicate',
}

/** Days until the one new try where an account had no cover. */
const RETRY_DAYS = 10

const NOTHING: ReturnReaction = {
  isFeeDue: false,
  isDunned: false,
  retryAfterDays: null,
  mandate: 'usable',
  isHeld: false,
  asksFor: 'nothing',
  isForStaff: false,
}

export type ReturnPolicy = Readonly<Record<ReturnReading, ReturnReaction>>

export const USUAL_RETURN_POLICY: ReturnPolicy = {
  ourData: { ...NOTHING, mandate: 'unusable', asksFor: 'account' },
  accountClosed: { ...NOTHING, isFeeDue: true, isDunned: true, mandate: 'unusable', asksFor: 'account' },
  noCover: { ...NOTHING, isFeeDue: true, isDunned: true, retryAfterDays: RETRY_DAYS },
  notAuthorised: { ...NOTHING, isFeeDue: true, isDunned: true, mandate: 'unusable' },
  debtorDead: { ...NOTHING, mandate: 'unusable', isHeld: true, isForStaff: true },
  // Our own fault: nobody is told of it but staff.
  duplicate: { ...NOTHING, isForStaff: true },
  unknown: { ...NOTHING, isHeld: true, isForStaff: true },
}

export const returnReading = (code: string): ReturnReading =>
  Object.hasOwn(READINGS, code) ? (READINGS[code] ?? 'unknown') : 'unknown'

/** What banks say where the data of an account are wrong, which are ours. */
export const OUR_DATA_CODES = Object.keys(READINGS).filter(code => READINGS[code] === 'ourData')

/** Of a thousand debits of a file: more that name no account than this are no accident. */
const WRONG_OF_THOUSAND = 1

/** Whether so many debits of a file came back for wrong data that somebody has to look where these come from. */
export const areDataDoubtful = ({ wrong, count }: { wrong: number; count: number }): boolean =>
  wrong * 1000 > count * WRONG_OF_THOUSAND

/** Days at the end of a month in which accounts are at their emptiest. */
const MONTH_END = 25

/**
 * The day of the one new try: so many days after the return, and past the end of a month that is nearly over. Never one
 * for a mandate that is in doubt, nor after another try.
 */
export function retryDay(
  code: string,
  { returnedOn, isRetry, policy }: { returnedOn: PlainDate; isRetry: boolean; policy: ReturnPolicy },
): PlainDate | null {
  const { retryAfterDays, mandate } = policy[returnReading(code)]
  if (retryAfterDays === null || isRetry || mandate !== 'usable') return null
  const day = addDays(returnedOn, retryAfterDays)
  return bankDayFrom(Number(day.slice(8)) >= MONTH_END ? addMonths(firstOfMonth(day), 1) : day)
}
