import type { PlainDate } from '../time/plain-date.ts'
import type { Claim, Claimed } from './billing/claim.ts'
import type { ContractFacts } from './billing/facts.ts'
import type { PricePoint } from './billing/price-book.ts'
import { type Projection, project } from './billing/project.ts'
import type { Share } from './billing/share.ts'
import type { ContractEvent, EndReason, Happening } from './contract/contract-event.ts'
import type { SubscriptionTerms } from './terms/terms.ts'

/** Monthly as the Deutschlandticket is; a test states only what matters to it. */
export const someTerms = (over: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  period: { kind: 'calendarMonth' },
  instalments: null,
  partial: { first: 'full', last: 'full', paused: 'full' },
  productChange: 'nextPeriod',
  priceMode: 'regulated',
  minimumTerm: null,
  correctionMonths: 36,
  deadlineDay: 10,
  notice: {
    endsWith: { kind: 'calendarMonth' },
    deadline: { kind: 'dayOfMonth', day: 10, monthsBefore: 0 },
    monthsAhead: 12,
  },
  pause: {
    steps: 'day',
    leadDays: -14,
    monthsAhead: 3,
    minDays: 14,
    maxDays: 90,
    maxDaysPerYear: 120,
    proofDays: 14,
  },
  refund: { monthsBack: 3, minDays: 7 },
  replacement: { feeCents: 1500, vatPermille: 190, free: ['misprint', 'lossByMailOrSchool'], withoutStaff: 2 },
  ...over,
})

export const aPoint = (over: Partial<PricePoint> = {}): PricePoint => ({
  product: 'germany',
  component: 'fare',
  validFrom: '2020-01-01',
  cents: 6300,
  vatPermille: 70,
  isFree: false,
  regularCents: null,
  ...over,
})

const ALL_OF_IT: Share[] = [{ payer: 'anna', kind: 'remainder' }]

export const concluded = (from: PlainDate, over: { product?: string; shares?: Share[] } = {}): Happening => ({
  kind: 'concluded',
  effectiveOn: from,
  payload: { product: 'germany', anchor: from, shares: ALL_OF_IT, medium: { kind: 'phone' }, ...over },
})

/** `from`: the first day that is not covered any more. */
export const ended = (from: PlainDate, reason: EndReason = 'customerRequest'): Happening => ({
  kind: 'ended',
  effectiveOn: from,
  payload: { reason },
})

/** `until`: the first day that is covered again. */
export const paused = (from: PlainDate, until: PlainDate): Happening => ({
  kind: 'paused',
  effectiveOn: from,
  payload: { until, reason: 'illness' },
})

export const productChanged = (from: PlainDate, product: string): Happening => ({
  kind: 'productChanged',
  effectiveOn: from,
  payload: { product },
})

export const sharesAgreed = (from: PlainDate, shares: Share[]): Happening => ({
  kind: 'sharesAgreed',
  effectiveOn: from,
  payload: { shares },
})

/** Recorded one after the other, each at noon in UTC of its day; where none is said, long ago. */
export const history = (...happenings: readonly (Happening & { recorded?: PlainDate })[]): ContractEvent[] =>
  happenings.map(({ recorded = '2020-01-01', ...happening }, index) => ({
    ...happening,
    seq: index + 1,
    recordedOn: `${recorded}T12:00:00.000Z`,
  }))

export const someFacts = ({ today = '2026-11-22', ...over }: Partial<ContractFacts> & { today?: PlainDate } = {}) => ({
  terms: someTerms(),
  events: history(concluded('2026-12-01')),
  prices: [aPoint()],
  claimed: [],
  plans: { usual: { dueDay: 1, lateDay: 15, noticeDays: 5 }, of: {} },
  knownUntil: `${today}T13:00:00.000Z`,
  ...over,
})

/** The claims as they stand in the books afterwards. */
export const booked = (claims: readonly Claim[]): Claimed[] =>
  claims.map(({ payer, component, periodStart, revision, cents, vatCents, vatPermille }) => ({
    payer,
    component,
    periodStart,
    revision,
    cents,
    vatCents,
    vatPermille,
  }))

export const claimsOf = (projection: Projection): Claim[] => {
  if (!projection.ok) throw new Error(`${projection.reason} in ${projection.periodStart}`)
  return projection.claims
}

/** `2026-12-01 anna fare 6300`, with the day it is due where that is asked for. */
export const told = (projection: Projection, withDue = false): string[] =>
  claimsOf(projection).map(({ periodStart, payer, component, cents, dueOn }) =>
    [periodStart, payer, component, cents, ...(withDue ? [dueOn] : [])].join(' '),
  )

/** What happens, and what there is to claim by then. */
export interface ContractCase {
  terms?: Partial<SubscriptionTerms>
  prices?: PricePoint[]
  until?: PlainDate
  happenings: Happening[]
}

/** What is claimed in all, of a contract of which nothing was claimed before. */
export const claimedOf = ({ terms, prices = [aPoint()], until = '2027-06-01', happenings }: ContractCase): string[] =>
  told(project(someFacts({ terms: someTerms(terms), prices, events: history(...happenings) }), until))

/** Fares of the only payer, as `told` has them. */
export const fares = (...amounts: [from: PlainDate, cents: number][]): string[] =>
  amounts.map(([from, cents]) => `${from} anna fare ${cents}`)
