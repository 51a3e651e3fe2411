import type { SubscriptionTerms } from '@billett/domain'

/** Months that a correction is booked back without anybody looking at it. */
const CORRECTION_MONTHS = 36

/** A month is paid as a whole, but nothing for a month without travel. */
const usual = {
  period: { kind: 'calendarMonth' },
  instalments: null,
  partial: { first: 'full', last: 'full', paused: 'free' },
  productChange: 'nextPeriod',
  priceMode: 'regulated',
  minimumTerm: null,
  correctionMonths: CORRECTION_MONTHS,
} as const satisfies Partial<SubscriptionTerms>

/** Can be ended with every month, until the 10th of it. */
export const MONTHLY_UNTIL_10TH: SubscriptionTerms = { ...usual, deadlineDay: 10 }

/** The same, where what was agreed stays agreed until a new price is agreed to. */
export const MONTHLY_BY_CONSENT: SubscriptionTerms = { ...MONTHLY_UNTIL_10TH, priceMode: 'consent' }

/** A year at least, paid in twelve equal parts. Who leaves earlier pays what the months had cost without it. */
export const YEAR_IN_TWELVE: SubscriptionTerms = {
  ...usual,
  instalments: { parts: 12, term: { kind: 'year' } },
  minimumTerm: { months: 12, difference: true },
  deadlineDay: 15,
}

/** Half a year at least, paid by the month. */
export const HALF_A_YEAR: SubscriptionTerms = {
  ...usual,
  partial: { first: 'byDay', last: 'full', paused: 'free' },
  minimumTerm: { months: 6, difference: false },
  deadlineDay: 15,
}
