import fc from 'fast-check'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import type { PeriodRule } from './billing/period-rule.ts'
import type { PricePoint } from './billing/price-book.ts'
import type { Share } from './billing/share.ts'
import { END_REASONS, type Happening, type PriceAgreement } from './contract/contract-event.ts'
import { aPoint, concluded, ended, paused, productChanged, sharesAgreed, someTerms } from './contract.fixture.ts'
import type { SubscriptionTerms } from './terms/terms.ts'

const FIRST_DAY = '2026-01-01'

/** Something that happens, and how many days after the beginning it is recorded. */
export interface Told {
  recorded: PlainDate
  happening: Happening
}

/** A contract from its conclusion on, with everything that happens to it and the days on which it is looked at. */
export interface Story {
  terms: SubscriptionTerms
  prices: PricePoint[]
  plan: { dueDay: number; lateDay: number | null; noticeDays: number }
  events: Told[]
  lookedAt: PlainDate[]
  end: PlainDate
}

const dayBetween = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map(days => addDays(FIRST_DAY, days))

const DAYS = 800
const someDay = dayBetween(0, DAYS)
const cents = fc.integer({ min: 1, max: 30_000 })
const product = fc.constantFrom('germany', 'zones')

const shares: fc.Arbitrary<Share[]> = fc.oneof(
  fc.constant<Share[]>([{ payer: 'anna', kind: 'remainder' }]),
  fc.integer({ min: 0, max: 1000 }).map((permille): Share[] => [
    { payer: 'anna', kind: 'permille', permille },
    { payer: 'works', kind: 'remainder' },
  ]),
  fc.integer({ min: 0, max: 9000 }).map((own): Share[] => [
    { payer: 'anna', kind: 'fixed', cents: own },
    { payer: 'town', kind: 'remainder' },
  ]),
  fc.constant<Share[]>([
    { payer: 'anna', kind: 'remainder' },
    { payer: 'ben', kind: 'remainder' },
    { payer: 'carla', kind: 'remainder' },
  ]),
)

const agreement: fc.Arbitrary<PriceAgreement> = fc.oneof(
  fc.constant<PriceAgreement>({ basis: 'regulated' }),
  someDay.map((bookDay): PriceAgreement => ({ basis: 'consent', bookDay })),
  fc.tuple(someDay, someDay).map(([bookDay, until]): PriceAgreement => ({ basis: 'fixedUntil', bookDay, until })),
)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.tuple(someDay, fc.integer({ min: 1, max: 120 })).map(([from, days]) => paused(from, addDays(from, days))),
  someDay.map((effectiveOn): Happening => ({ kind: 'resumed', effectiveOn, payload: {} })),
  fc.tuple(someDay, fc.constantFrom(...END_REASONS)).map(([from, reason]) => ended(from, reason)),
  fc.tuple(someDay, product).map(([from, name]) => productChanged(from, name)),
  fc.tuple(someDay, shares).map(([from, agreed]) => sharesAgreed(from, agreed)),
  fc
    .tuple(someDay, agreement)
    .map(([effectiveOn, payload]): Happening => ({ kind: 'priceAgreed', effectiveOn, payload })),
  fc.tuple(someDay, fc.integer({ min: -3000, max: 3000 })).map(
    ([effectiveOn, amount]): Happening => ({
      kind: 'charged',
      effectiveOn,
      payload: { component: 'replacementFee', cents: amount || 1500, vatPermille: 190, payer: null },
    }),
  ),
  fc.tuple(someDay, fc.integer({ min: 2, max: 6 })).map(
    ([effectiveOn, seq]): Happening => ({
      kind: 'voided',
      effectiveOn,
      payload: { seq },
    }),
  ),
)

const partial = fc.constantFrom('full' as const, 'byDay' as const, 'free' as const)

const terms: fc.Arbitrary<SubscriptionTerms> = fc
  .record({
    period: fc.constantFrom<PeriodRule>(
      { kind: 'calendarMonth' },
      { kind: 'anniversary' },
      { kind: 'schoolYear', begins: '08-01' },
      { kind: 'year' },
    ),
    inParts: fc.boolean(),
    first: partial,
    last: partial,
    pause: partial,
    productChange: fc.constantFrom('nextPeriod' as const, 'byDay' as const),
    priceMode: fc.constantFrom('regulated' as const, 'consent' as const),
    minimum: fc.option(fc.constantFrom(3, 12, 24)),
    deadlineDay: fc.option(fc.constantFrom(10, 15)),
  })
  .map(({ period, inParts, first, last, pause, productChange, priceMode, minimum, deadlineDay }) => {
    const isMonth = period.kind === 'calendarMonth' || period.kind === 'anniversary'
    return someTerms({
      period,
      instalments: inParts && isMonth ? { parts: 12, term: { kind: 'year' } } : null,
      partial: { first, last, paused: pause },
      productChange,
      priceMode,
      minimumTerm: minimum === null ? null : { months: minimum, difference: true },
      deadlineDay,
    })
  })

/** Two products with three prices each, one of them sometimes with another rate, a surcharge and a discount. */
const prices: fc.Arbitrary<PricePoint[]> = fc
  .array(fc.tuple(cents, cents, fc.constantFrom(70, 190), cents), { minLength: 3, maxLength: 3 })
  .map(all =>
    all.flatMap(([germany, zones, vatPermille, extra], index) => {
      const validFrom = `${2025 + index}-0${1 + 3 * (index % 2)}-01`
      return [
        aPoint({ validFrom, cents: germany, regularCents: germany + 900 }),
        aPoint({ validFrom, product: 'zones', cents: zones, vatPermille }),
        aPoint({ validFrom, product: 'zones', component: 'surcharge', cents: extra }),
        aPoint({ validFrom, component: 'discount', cents: -Math.floor(germany / 3) }),
      ]
    }),
  )

/** Two years of a contract at the most, so that no correction is too old. */
export const stories: fc.Arbitrary<Story> = fc.record({
  terms,
  prices,
  plan: fc.record({
    dueDay: fc.integer({ min: 1, max: 31 }),
    lateDay: fc.option(fc.integer({ min: 1, max: 31 })),
    noticeDays: fc.integer({ min: 0, max: 14 }),
  }),
  events: fc
    .tuple(
      fc.tuple(dayBetween(0, 200), product, shares),
      fc.array(fc.record({ recorded: dayBetween(0, DAYS), happening }), { maxLength: 8 }),
    )
    .map(([[from, name, agreed], later]): Told[] => [
      { recorded: addDays(from, -20), happening: concluded(from, { product: name, shares: agreed }) },
      ...later.sort((a, b) => (a.recorded < b.recorded ? -1 : 1)),
    ]),
  lookedAt: fc.array(dayBetween(-20, DAYS), { maxLength: 12 }).map(days => days.sort()),
  end: dayBetween(DAYS, DAYS + 60),
})
