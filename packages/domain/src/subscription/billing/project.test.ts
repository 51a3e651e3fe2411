import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import {
  aPoint,
  booked,
  claimsOf,
  concluded,
  ended,
  history,
  paused,
  productChanged,
  sharesAgreed,
  someFacts,
  someTerms,
  told,
} from '../contract.fixture.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import type { PricePoint } from './price-book.ts'
import { preview, project } from './project.ts'

const DEARER = [aPoint(), aPoint({ validFrom: '2027-01-01', cents: 6800 })]

interface Case {
  terms?: Partial<SubscriptionTerms>
  prices?: PricePoint[]
  until?: string
  happenings: Happening[]
}

const claimed = ({ terms, prices = [aPoint()], until = '2027-06-01', happenings }: Case) =>
  told(project(someFacts({ terms: someTerms(terms), prices, events: history(...happenings) }), until))

const fares = (...amounts: [string, number][]) => amounts.map(([from, cents]) => `${from} anna fare ${cents}`)

describe('what is claimed', () => {
  it.each<[string, Case, string[]]>([
    [
      'a month each, all of them before the horizon',
      { happenings: [concluded('2026-12-01')], until: '2027-03-01' },
      fares(['2026-12-01', 6300], ['2027-01-01', 6300], ['2027-02-01', 6300]),
    ],
    [
      'a month begun on the 20th, whole (34)',
      { happenings: [concluded('2026-11-20')], until: '2026-12-02' },
      fares(['2026-11-01', 6300], ['2026-12-01', 6300]),
    ],
    [
      'a month begun on the 20th, by its days (34)',
      {
        terms: { partial: { first: 'byDay', last: 'full', paused: 'full' } },
        happenings: [concluded('2026-11-20')],
        until: '2026-12-02',
      },
      fares(['2026-11-01', 2310], ['2026-12-01', 6300]),
    ],
    [
      'a month begun on the 20th, given away',
      {
        terms: { partial: { first: 'free', last: 'full', paused: 'full' } },
        happenings: [concluded('2026-11-20')],
        until: '2026-12-02',
      },
      fares(['2026-12-01', 6300]),
    ],
    [
      'months from the 31st, though February is short (2)',
      { terms: { period: { kind: 'anniversary' } }, happenings: [concluded('2027-01-31')], until: '2027-04-01' },
      fares(['2027-01-31', 6300], ['2027-02-28', 6300], ['2027-03-31', 6300]),
    ],
    [
      'nothing of paused months, and the price of its day after them (11)',
      {
        prices: DEARER,
        happenings: [concluded('2026-11-01'), paused('2026-12-01', '2027-02-01')],
        until: '2027-03-01',
      },
      fares(['2026-11-01', 6300], ['2027-02-01', 6800]),
    ],
    [
      'a month whole that is paused in part, where the terms say so',
      { happenings: [concluded('2026-12-01'), paused('2026-12-10', '2026-12-20')], until: '2026-12-02' },
      fares(['2026-12-01', 6300]),
    ],
    [
      'of a month paused in part its days',
      {
        terms: { partial: { first: 'full', last: 'full', paused: 'byDay' } },
        happenings: [concluded('2026-12-01'), paused('2026-12-10', '2026-12-20')],
        until: '2026-12-02',
      },
      fares(['2026-12-01', 4268]),
    ],
    [
      'the old product until the next month (33)',
      {
        prices: [aPoint(), aPoint({ product: 'zones', cents: 8000 })],
        happenings: [concluded('2027-03-01'), productChanged('2027-03-17', 'zones')],
        until: '2027-05-01',
      },
      fares(['2027-03-01', 6300], ['2027-04-01', 8000]),
    ],
    [
      'each product for its days, where the terms say so (33)',
      {
        terms: { productChange: 'byDay' },
        prices: [aPoint(), aPoint({ product: 'zones', cents: 8000 })],
        happenings: [concluded('2027-03-01'), productChanged('2027-03-17', 'zones')],
        until: '2027-05-01',
      },
      fares(['2027-03-01', 7123], ['2027-04-01', 8000]),
    ],
    [
      'of both parents half from the next month, to the cent (29)',
      {
        prices: [aPoint({ cents: 6301 })],
        happenings: [
          concluded('2027-03-01'),
          sharesAgreed('2027-03-10', [
            { payer: 'anna', kind: 'permille', permille: 500 },
            { payer: 'ben', kind: 'permille', permille: 500 },
          ]),
        ],
        until: '2027-05-01',
      },
      ['2027-03-01 anna fare 6301', '2027-04-01 anna fare 3151', '2027-04-01 ben fare 3150'],
    ],
    [
      'nothing after death, and nothing for leaving early (31)',
      {
        terms: { minimumTerm: { months: 12, difference: true } },
        prices: [aPoint({ regularCents: 8000 })],
        happenings: [concluded('2027-03-01'), ended('2027-05-01', 'death')],
        until: '2027-09-01',
      },
      fares(['2027-03-01', 6300], ['2027-04-01', 6300]),
    ],
    [
      'a supplement and a discount beside the fare',
      {
        prices: [
          aPoint(),
          aPoint({ component: 'surcharge', cents: 2500 }),
          aPoint({ component: 'discount', cents: -1000, validFrom: '2027-01-01' }),
        ],
        happenings: [concluded('2026-12-01')],
        until: '2027-01-02',
      },
      [
        '2026-12-01 anna fare 6300',
        '2026-12-01 anna surcharge 2500',
        '2027-01-01 anna discount -1000',
        '2027-01-01 anna fare 6300',
        '2027-01-01 anna surcharge 2500',
      ],
    ],
    [
      'nothing of a contract that was withdrawn from before its first day',
      { happenings: [concluded('2026-12-01'), ended('2026-11-25', 'withdrawal')] },
      [],
    ],
    [
      'the days until a withdrawal, though months are whole',
      { happenings: [concluded('2026-12-01'), ended('2026-12-11', 'withdrawal')] },
      fares(['2026-12-01', 2032]),
    ],
  ])('%s', (_, given, expected) => expect(claimed(given)).toEqual(expected))

  it('is what was agreed, until it is agreed anew', () => {
    const agreed = (payload: Extract<Happening, { kind: 'priceAgreed' }>['payload'], effectiveOn = '2027-01-01') =>
      ({ kind: 'priceAgreed', effectiveOn, payload }) as const
    const inFebruary = (priceMode: 'regulated' | 'consent', ...happenings: Happening[]) =>
      claimed({
        terms: { priceMode },
        prices: DEARER,
        happenings: [concluded('2026-12-01'), ...happenings],
        until: '2027-02-02',
      }).at(-1)
    expect(inFebruary('regulated')).toBe('2027-02-01 anna fare 6800')
    expect(inFebruary('consent')).toBe('2027-02-01 anna fare 6300')
    expect(inFebruary('consent', agreed({ basis: 'consent', bookDay: '2027-01-01' }))).toBe('2027-02-01 anna fare 6800')
    expect(inFebruary('consent', agreed({ basis: 'regulated' }))).toBe('2027-02-01 anna fare 6800')
    const fixed = (until: string) => agreed({ basis: 'fixedUntil', bookDay: '2026-12-01', until })
    expect(inFebruary('regulated', fixed('2027-02-02'))).toBe('2027-02-01 anna fare 6300')
    expect(inFebruary('regulated', fixed('2027-02-01'))).toBe('2027-02-01 anna fare 6800')
    expect(inFebruary('consent', productChanged('2027-01-15', 'germany'))).toBe('2027-02-01 anna fare 6800')
  })
})

describe('a term paid in twelve parts', () => {
  const terms = { instalments: { parts: 12, term: { kind: 'schoolYear', begins: '08-01' } } } as const
  const prices = [aPoint({ cents: 70_001 }), aPoint({ cents: 80_000, validFrom: '2027-01-01' })]
  const sumOf = (claims: string[]) => claims.reduce((sum, claim) => sum + Number(claim.split(' ')[3]), 0)

  it('costs exactly its price, and that of its first day until it is over', () => {
    const year = claimed({ terms, prices, happenings: [concluded('2026-08-01')], until: '2027-08-01' })
    expect(year.map(claim => Number(claim.split(' ')[3]))).toEqual([
      5833, 5834, 5833, 5834, 5833, 5834, 5833, 5833, 5834, 5833, 5834, 5833,
    ])
    expect(sumOf(year)).toBe(70_001)
    expect(claimed({ terms, prices, happenings: [concluded('2026-08-01')], until: '2027-08-02' }).at(-1)).toBe(
      '2027-08-01 anna fare 6667',
    )
  })

  it('costs ten twelfths with a pause of two months over the turn of the year (12)', () => {
    const happenings = [concluded('2026-08-01'), paused('2026-12-01', '2027-02-01')]
    const year = claimed({ terms, prices, happenings, until: '2027-08-01' })
    expect(year.map(claim => claim.slice(0, 7))).toEqual([
      ...['2026-08', '2026-09', '2026-10', '2026-11'],
      ...['2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'],
    ])
    expect(sumOf(year)).toBe(58_334)
  })

  it('in ten parts leaves the last months without one', () => {
    const inTen = { instalments: { ...terms.instalments, parts: 10 } }
    const year = claimed({ terms: inTen, prices, happenings: [concluded('2026-08-01')], until: '2027-08-01' })
    expect(year).toHaveLength(10)
    expect(sumOf(year)).toBe(70_001)
  })

  it('begun within a month counts twelve months from that one', () => {
    const year = { instalments: { parts: 12, term: { kind: 'year' } } } as const
    const all = claimed({ terms: year, prices, happenings: [concluded('2026-03-17')], until: '2027-03-02' })
    expect(all).toHaveLength(13)
    expect(sumOf(all.slice(0, 12))).toBe(70_001)
    expect(all.at(-1)).toBe('2027-03-01 anna fare 6667')
  })
})

describe('who leaves within the minimum term', () => {
  const difference = (end: string, reason: 'customerRequest' | 'priceChange' = 'customerRequest', months = 12) =>
    claimed({
      terms: { minimumTerm: { months, difference: true } },
      prices: [aPoint({ regularCents: 8000 })],
      happenings: [concluded('2027-01-01'), ended(end, reason)],
      until: '2029-01-01',
    }).filter(claim => claim.includes('termDifference'))

  it.each([
    ['pays for four months what they had cost without it', '2027-05-01', ['2027-04-01 anna termDifference 6800']],
    ['pays no more than the rest of the term', '2027-12-01', ['2027-11-01 anna termDifference 6300']],
    ['pays nothing at its end', '2028-01-01', []],
    ['pays nothing where it never began', '2027-01-01', []],
  ])('%s', (_, end, expected) => expect(difference(end)).toEqual(expected))

  it('pays nothing after a price change, nor after a year (35)', () => {
    expect(difference('2027-05-01', 'priceChange')).toEqual([])
    expect(difference('2028-01-01', 'customerRequest', 24)).toEqual([])
    expect(difference('2027-12-01', 'customerRequest', 24)).toEqual(['2027-11-01 anna termDifference 18700'])
  })

  it('pays as the fares are shared', () => {
    const shares = [
      { payer: 'anna', kind: 'permille', permille: 250 },
      { payer: 'works', kind: 'remainder' },
    ] as const
    const claims = claimed({
      terms: { minimumTerm: { months: 12, difference: true } },
      prices: [aPoint({ regularCents: 8000 })],
      happenings: [concluded('2027-01-01', { shares: [...shares] }), ended('2027-05-01')],
    })
    expect(claims.filter(claim => claim.includes('termDifference'))).toEqual([
      '2027-04-01 anna termDifference 1700',
      '2027-04-01 works termDifference 5100',
    ])
  })
})

describe('what was claimed already', () => {
  const facts = someFacts({ today: '2027-08-02', events: history(concluded('2027-08-01')) })
  const books = booked(claimsOf(project(facts, '2027-08-02')))

  it('is not claimed again', () => {
    expect(claimsOf(project({ ...facts, claimed: books }, '2027-08-02'))).toEqual([])
  })

  it('comes back for a pause asked for later, with the next collection (13)', () => {
    const shown = preview({ ...facts, claimed: books }, paused('2027-08-01', '2027-09-01'), '2027-09-02')
    expect(told(shown, true)).toEqual(['2027-08-01 anna fare -6300 2027-08-16', '2027-09-01 anna fare 6300 2027-09-01'])
    const [credit] = claimsOf(shown)
    expect(credit).toMatchObject({ revision: 2, vatCents: -412, vatPermille: 70, periodEnd: '2027-09-01' })
    expect(credit?.why).toEqual({
      owed: [],
      beforeCents: 6300,
      absence: { kind: 'notCovered', gaps: [{ from: '2027-08-01', to: '2027-09-01', cause: 'paused' }] },
    })
  })

  it('comes back though it lies behind the horizon', () => {
    const ahead = booked(claimsOf(project(facts, '2027-09-02')))
    expect(told(preview({ ...facts, claimed: ahead }, ended('2027-09-01'), '2027-08-02'))).toEqual([
      '2027-09-01 anna fare -6300',
    ])
  })

  it('of a year paid before comes back by the days after death (31)', () => {
    const year = someFacts({
      today: '2027-03-10',
      terms: someTerms({ period: { kind: 'year' } }),
      prices: [aPoint({ cents: 60_000 })],
      events: history(concluded('2027-01-01')),
    })
    const paid = booked(claimsOf(project(year, '2027-01-02')))
    expect(told(preview({ ...year, claimed: paid }, ended('2027-04-01', 'death'), '2027-06-01'))).toEqual([
      '2027-01-01 anna fare -45205',
    ])
  })

  it('is set right at each rate of VAT by itself', () => {
    const wrong = books.map(claim => ({ ...claim, vatPermille: 190, vatCents: 1006 }))
    expect(claimsOf(project({ ...facts, claimed: wrong }, '2027-08-02'))).toMatchObject([
      { cents: -6300, vatCents: -1006, vatPermille: 190, revision: 2, why: { absence: { kind: 'repriced' } } },
      { cents: 6300, vatCents: 412, vatPermille: 70, revision: 3, why: { absence: null } },
    ])
  })

  it('of another payer comes back to that one', () => {
    const shares = sharesAgreed('2027-08-01', [{ payer: 'ben', kind: 'remainder' }])
    const shown = preview({ ...facts, claimed: books }, shares, '2027-08-02')
    expect(told(shown)).toEqual(['2027-08-01 anna fare -6300', '2027-08-01 ben fare 6300'])
    expect(claimsOf(shown)[0]?.why.absence).toEqual({ kind: 'payerChanged' })
  })

  it('comes back whole where the conclusion is taken back', () => {
    const back: Happening = { kind: 'voided', effectiveOn: '2027-08-02', payload: { seq: 1 } }
    const [credit, ...others] = claimsOf(preview({ ...facts, claimed: books }, back, '2027-08-02'))
    expect(credit).toMatchObject({ cents: -6300, why: { absence: { kind: 'notConcluded' } } })
    expect(others).toEqual([])
  })

  it('is left to staff where it lies too far back', () => {
    const old = { ...facts, claimed: books, knownUntil: '2030-08-02T12:00:00.000Z' }
    const until = '2027-08-02'
    expect(preview(old, ended('2027-08-01', 'faultyOutput'), until)).toEqual({
      ok: false,
      reason: 'correctionTooOld',
      periodStart: '2027-08-01',
    })
    const justInTime = { ...old, knownUntil: '2030-08-01T12:00:00.000Z' }
    expect(preview(justInTime, ended('2027-08-01', 'faultyOutput'), until).ok).toBe(true)
  })
})

describe('what happens once', () => {
  const charged = (over: Partial<Extract<Happening, { kind: 'charged' }>['payload']> = {}): Happening => ({
    kind: 'charged',
    effectiveOn: '2027-01-10',
    payload: { component: 'replacementFee', cents: 1500, vatPermille: 190, payer: null, ...over },
  })
  const shares = [
    { payer: 'anna', kind: 'permille', permille: 500 },
    { payer: 'works', kind: 'remainder' },
  ] as const
  const once = (...happenings: Happening[]) =>
    claimed({
      happenings: [concluded('2027-01-01', { shares: [...shares] }), ...happenings],
      until: '2027-01-11',
    }).filter(claim => !claim.includes('fare'))

  it('is claimed by the shares of its day, or of the payer it names', () => {
    expect(once(charged())).toEqual(['2027-01-10 anna replacementFee 750', '2027-01-10 works replacementFee 750'])
    expect(once(charged({ payer: 'anna' }))).toEqual(['2027-01-10 anna replacementFee 1500'])
    expect(once(charged({ payer: 'ben', component: 'refund', cents: -999 }))).toEqual(['2027-01-10 ben refund -999'])
  })

  it('is claimed together with its like of the same day, and not before its day', () => {
    expect(once(charged({ payer: 'anna' }), charged({ payer: 'anna' }))).toEqual([
      '2027-01-10 anna replacementFee 3000',
    ])
    expect(once({ ...charged(), effectiveOn: '2027-01-11' })).toEqual([])
  })

  it('comes back where it is waived', () => {
    const facts = someFacts({ events: history(concluded('2026-12-01'), charged({ payer: 'anna' })) })
    const books = booked(claimsOf(project(facts, '2027-01-11')))
    const waived: Happening = { kind: 'voided', effectiveOn: '2027-01-12', payload: { seq: 2 } }
    const [credit] = claimsOf(preview({ ...facts, claimed: books }, waived, '2027-01-11'))
    expect(credit).toMatchObject({ component: 'replacementFee', cents: -1500, periodEnd: '2027-01-11' })
    expect(credit?.why.absence).toEqual({ kind: 'chargeTakenBack' })
  })
})

describe('a price', () => {
  it('that nobody knows is never nothing', () => {
    const unknown = { ok: false, reason: 'priceUnknown', periodStart: '2026-12-01' }
    expect(project(someFacts({ prices: [] }), '2026-12-02')).toEqual(unknown)
    expect(project(someFacts({ prices: [aPoint({ validFrom: '2026-12-02' })] }), '2026-12-02')).toEqual(unknown)
    expect(project(someFacts({ prices: [aPoint({ cents: 0 })] }), '2026-12-02')).toEqual(unknown)
  })

  it('of nothing that the product says is claimed once with nothing, for the pass to stand on (37)', () => {
    const facts = someFacts({ prices: [aPoint({ cents: 0, isFree: true })] })
    const claims = claimsOf(project(facts, '2026-12-02'))
    expect(claims).toMatchObject([{ periodStart: '2026-12-01', cents: 0, vatCents: 0, revision: 1 }])
    expect(claimsOf(project({ ...facts, claimed: booked(claims) }, '2026-12-02'))).toEqual([])
  })

  it('of which a pupil takes nothing is claimed of the town alone (37)', () => {
    const shares = [
      { payer: 'anna', kind: 'fixed', cents: 0 },
      { payer: 'town', kind: 'remainder' },
    ] as const
    expect(claimed({ happenings: [concluded('2026-12-01', { shares: [...shares] })], until: '2026-12-02' })).toEqual([
      '2026-12-01 town fare 6300',
    ])
  })
})

describe('the day a claim is due', () => {
  const due = (today: string, from: string, plan: { dueDay: number; lateDay: number | null; noticeDays: number }) =>
    claimsOf(
      project(
        someFacts({ today, events: history(concluded(from)), plans: { usual: plan, of: {} } }),
        `${from.slice(0, 8)}02`,
      ),
    )[0]?.dueOn

  it.each([
    ['the due day of its month', '2026-11-11', { dueDay: 1, lateDay: null, noticeDays: 14 }, '2026-12-01'],
    [
      'in the middle of the month, where 14 days do not fit (43)',
      '2026-11-25',
      { dueDay: 1, lateDay: 15, noticeDays: 14 },
      '2026-12-15',
    ],
    [
      'the due day, where a shorter notice was agreed (43)',
      '2026-11-25',
      { dueDay: 1, lateDay: 15, noticeDays: 5 },
      '2026-12-01',
    ],
    [
      'the next month, where there is no second day (43)',
      '2026-11-25',
      { dueDay: 1, lateDay: null, noticeDays: 14 },
      '2027-01-04',
    ],
  ])('is %s', (_, today, plan, expected) => expect(due(today, '2026-12-01', plan)).toBe(expected))

  it('is that of the payer', () => {
    const facts = someFacts({
      plans: {
        usual: { dueDay: 1, lateDay: null, noticeDays: 5 },
        of: { anna: { dueDay: 20, lateDay: null, noticeDays: 5 } },
      },
    })
    expect(told(project(facts, '2026-12-02'), true)).toEqual(['2026-12-01 anna fare 6300 2026-12-21'])
  })
})
