import type { SubscriptionTerms } from '@billett/domain'

/** Months that a correction is booked back without anybody looking at it. */
const CORRECTION_MONTHS = 36

/** Ends with a month by a notice until this day of it; half a year ahead at most. */
const untilThe = (day: number): Pick<SubscriptionTerms, 'notice' | 'deadlineDay'> => ({
  notice: {
    endsWith: { kind: 'calendarMonth' },
    deadline: { kind: 'dayOfMonth', day, monthsBefore: 0 },
    monthsAhead: 6,
  },
  deadlineDay: day,
})

/** Whole months, asked for before they begin, half a year in twelve months at most; the proof comes in two weeks. */
const PAUSE: SubscriptionTerms['pause'] = {
  steps: 'period',
  leadDays: 1,
  monthsAhead: 6,
  minDays: 28,
  maxDays: 92,
  maxDaysPerYear: 184,
  proofDays: 14,
}

/** A month is paid as a whole, but nothing for a month that is paused. */
const usual: Omit<SubscriptionTerms, 'notice' | 'deadlineDay'> = {
  period: { kind: 'calendarMonth' },
  instalments: null,
  partial: { first: 'full', last: 'full', paused: 'full' },
  productChange: 'nextPeriod',
  priceMode: 'regulated',
  minimumTerm: null,
  correctionMonths: CORRECTION_MONTHS,
  pause: PAUSE,
  refund: { monthsBack: 3, minDays: 14 },
  replacement: { feeCents: 1500, vatPermille: 190, free: ['lossByMailOrSchool', 'misprint'], withoutStaff: 2 },
}

/** Can be ended with every month, until the 10th of it. */
export const MONTHLY_UNTIL_10TH: SubscriptionTerms = { ...usual, ...untilThe(10) }

/** The same, where what was agreed stays agreed until a new price is agreed to. */
export const MONTHLY_BY_CONSENT: SubscriptionTerms = { ...MONTHLY_UNTIL_10TH, priceMode: 'consent' }

/** A year at least, paid in twelve equal parts. Who leaves earlier pays what the months had cost without it. */
export const YEAR_IN_TWELVE: SubscriptionTerms = {
  ...usual,
  instalments: { parts: 12, term: { kind: 'year' } },
  minimumTerm: { months: 12, difference: true },
  ...untilThe(15),
}

/** Half a year at least, paid by the month. */
export const HALF_A_YEAR: SubscriptionTerms = {
  ...usual,
  partial: { first: 'byDay', last: 'full', paused: 'full' },
  minimumTerm: { months: 6, difference: false },
  ...untilThe(15),
}
