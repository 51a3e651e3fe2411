import { later } from '../subscription/contract/day-span.ts'
import { addDays, addMonths, firstOfMonth, type PlainDate } from '../time/plain-date.ts'
import { bankDayBefore } from './bank-day.ts'

/** Days before the collection on which a cycle's steps begin. */
const CLAIM_DAYS = 21
const BUILD_BANK_DAYS = 3

export interface CyclePlan {
  /** Day of the month before by which a product can be given notice; null: there is none. */
  deadlineDay: number | null
  /** Days between a notice and its collection: amounts are final from then on. */
  noticeDays: number
  /** Bank days before the collection by which the bank has the file; CORE needs one. */
  leadDays: number
}

/** The days of a cycle, in their order. */
export interface Cycle {
  claimOn: PlainDate
  announceOn: PlainDate
  freezeOn: PlainDate
  buildOn: PlainDate
  handOverBy: PlainDate
  dueOn: PlainDate
}

export type CycleResult = { ok: true; cycle: Cycle } | { ok: false; reason: 'deadlineAfterFreeze' | 'leadTooShort' }

/**
 * The days on which what is collected on one day is claimed, announced, frozen, built and handed over. Nothing is
 * claimed before the deadline for giving notice is over: whoever ends a contract on its last day is never announced a
 * month too much. A deadline that lies after the freeze is refused.
 */
export function cycleOf(dueOn: PlainDate, { deadlineDay, noticeDays, leadDays }: CyclePlan): CycleResult {
  if (leadDays < 1 || leadDays > BUILD_BANK_DAYS) return { ok: false, reason: 'leadTooShort' }
  const usual = addDays(dueOn, -CLAIM_DAYS)
  const monthBefore = addMonths(firstOfMonth(dueOn), -1)
  const claimOn = deadlineDay === null ? usual : later(usual, addDays(monthBefore, deadlineDay))
  const freezeOn = addDays(dueOn, -noticeDays)
  if (claimOn >= freezeOn) return { ok: false, reason: 'deadlineAfterFreeze' }
  return {
    ok: true,
    cycle: {
      claimOn,
      announceOn: addDays(claimOn, 1),
      freezeOn,
      buildOn: bankDayBefore(dueOn, BUILD_BANK_DAYS),
      handOverBy: bankDayBefore(dueOn, leadDays),
      dueOn,
    },
  }
}

/**
 * The cycle of what several products are collected for together: it begins after the latest of their deadlines that
 * leaves time for notices. What can be changed for longer is collected on this day where it was told of before, else on
 * a later one.
 */
export function commonCycle(
  dueOn: PlainDate,
  { deadlines, ...plan }: Omit<CyclePlan, 'deadlineDay'> & { deadlines: readonly number[] },
): CycleResult {
  const cycles = [...deadlines]
    .sort((a, b) => b - a)
    .map(deadlineDay => cycleOf(dueOn, { ...plan, deadlineDay }))
    .filter(({ ok }) => ok)
  return cycles[0] ?? cycleOf(dueOn, { ...plan, deadlineDay: null })
}
