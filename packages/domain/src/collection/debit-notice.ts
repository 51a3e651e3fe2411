import type { Cents } from '../money/cents.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'

/** What is collected on a day. */
export interface DebitLine {
  dueOn: PlainDate
  cents: Cents
}

/** By what money is collected: whoever is told of a day is told of these too. */
export interface DebitTerms {
  mandateReference: string
  creditorId: string
  /** The account as it was named to its owner, by its last digits. */
  ibanTail: string
}

/** What a payer was told: a schedule of all that was known, until a price or plan changes. */
export interface DebitNotice extends DebitTerms {
  sentOn: PlainDate
  lines: readonly DebitLine[]
}

const isSame = (a: DebitTerms, b: DebitTerms): boolean =>
  a.mandateReference === b.mandateReference && a.creditorId === b.creditorId && a.ibanTail === b.ibanTail

/** Whether a notice that is sent on a day comes early enough for a collection. */
export const isInTime = (sentOn: PlainDate, dueOn: PlainDate, noticeDays: number): boolean =>
  addDays(sentOn, noticeDays) <= dueOn

/**
 * The line of the last notice that lets an amount be collected on a day: of that day, at least that much, told in time
 * and by the same mandate, creditor and account. Less than announced needs no other notice.
 */
export const coveringLine = (
  { dueOn, cents }: DebitLine,
  terms: DebitTerms,
  last: DebitNotice | null,
  noticeDays: number,
): DebitLine | undefined =>
  last && isSame(terms, last) && isInTime(last.sentOn, dueOn, noticeDays)
    ? last.lines.find(line => line.dueOn === dueOn && line.cents >= cents)
    : undefined

export interface DebitNoticePlan {
  /** The lines of a new notice; null where the last one says it all. */
  lines: DebitLine[] | null
  /** What cannot be told in time any more: it is collected on a later day, or not. */
  tooLate: DebitLine[]
}

export interface NoticeFacts {
  terms: DebitTerms
  last: DebitNotice | null
  noticeDays: number
  today: PlainDate
  tellUntil: PlainDate
}

/**
 * What a payer has to be told today. `wanted`: all that is known to come, a line for each day. One line up to
 * `tellUntil` that is not covered brings a whole new schedule, so that nobody has to lay two beside each other; what
 * comes later can still be told in time, and alone brings none.
 */
export function planNotice(
  wanted: readonly DebitLine[],
  { terms, last, noticeDays, today, tellUntil }: NoticeFacts,
): DebitNoticePlan {
  const open = wanted.filter(line => line.cents > 0 && !coveringLine(line, terms, last, noticeDays))
  const tooLate = open.filter(({ dueOn }) => !isInTime(today, dueOn, noticeDays))
  const told = wanted.filter(line => line.cents > 0 && !tooLate.includes(line))
  const isDue = open.some(line => line.dueOn <= tellUntil && !tooLate.includes(line))
  return { lines: isDue ? told : null, tooLate }
}
