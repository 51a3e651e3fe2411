import { describe, expect, it } from 'vitest'
import type { ContractFacts } from '../billing/facts.ts'
import { preview, project } from '../billing/project.ts'
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
} from '../contract.fixture.ts'
import { explainClaim } from './explain-claim.ts'

const productName = (product: string) => (product === 'germany' ? 'Deutschlandticket' : product)
const told = (claims: ReturnType<typeof claimsOf>, language: 'de' | 'en') =>
  claims.map(claim =>
    explainClaim(claim, { language, currency: 'EUR', productName }).map(text => text.replaceAll('\u00a0', ' ')),
  )

const claims = (over: Partial<ContractFacts> & { today?: string }, until = '2027-05-02') =>
  claimsOf(project(someFacts(over), until))

const may = { events: history(concluded('2027-05-01')), prices: [aPoint({ validFrom: '2026-01-01' })] }

describe('a claim is explained', () => {
  it('by its price', () => {
    expect(told(claims(may), 'de')).toEqual([
      ['63,00 € für Mai 2027 (Fahrpreis)', 'Deutschlandticket: 63,00 €, Preis seit 01.01.2026.'],
    ])
    expect(told(claims(may), 'en')).toEqual([
      ['€63.00 for May 2027 (Fare)', 'Deutschlandticket: €63.00, price since 01/01/2026.'],
    ])
  })

  it('by the days of two products, and the shares of two payers', () => {
    const some = claims({
      terms: someTerms({
        productChange: 'byDay',
        partial: { first: 'byDay', last: 'byDay', paused: 'byDay' },
      }),
      prices: [aPoint(), aPoint({ product: 'Netz', cents: 8000 })],
      events: history(
        concluded('2027-05-03', {
          shares: [
            { payer: 'anna', kind: 'fixed', cents: 1400 },
            { payer: 'town', kind: 'remainder' },
          ],
        }),
        productChanged('2027-05-17', 'Netz'),
        paused('2027-05-20', '2027-05-22'),
        ended('2027-05-31'),
      ),
    })
    expect(told(some, 'de')[0]).toEqual([
      '13,20 € für Mai 2027 (Fahrpreis)',
      'Deutschlandticket: 14 von 31 Tagen zu 63,00 €, Preis seit 01.01.2020.',
      'Netz: 12 von 31 Tagen zu 80,00 €, Preis seit 01.01.2020.',
      'Vom 01.05.2027 bis 02.05.2027 hatte der Vertrag noch nicht begonnen.',
      'Pausiert vom 20.05.2027 bis 21.05.2027.',
      'Der Vertrag ist ab 31.05.2027 beendet.',
      'Ihr Anteil: 13,20 € von 59,42 €.',
    ])
    expect(told(some, 'en')[1]?.[1]).toBe('Deutschlandticket: 14 of 31 days at €63.00, price since 01/01/2020.')
    expect(told(some, 'en')[1]?.slice(3)).toEqual([
      'From 01/05/2027 to 02/05/2027 the contract had not begun yet.',
      'Paused from 20/05/2027 to 21/05/2027.',
      'The contract has ended as of 31/05/2027.',
      'Your share: €46.22 of €59.42.',
    ])
  })

  it('as an instalment of a term', () => {
    const [first] = claims({
      ...may,
      terms: someTerms({ instalments: { parts: 12, term: { kind: 'year' } } }),
      prices: [aPoint({ cents: 70_000 })],
    })
    expect(told(first ? [first] : [], 'de')[0]?.[2]).toBe('Rate 1 von 12 eines Preises von 700,00 €.')
    expect(told(first ? [first] : [], 'en')[0]?.[2]).toBe('Instalment 1 of 12 of a price of €700.00.')
  })

  it('of a month of its own by its days', () => {
    const [first] = claims({
      terms: someTerms({ period: { kind: 'anniversary' } }),
      events: history(concluded('2027-01-31')),
    })
    expect(told(first ? [first] : [], 'de')[0]?.[0]).toBe('63,00 € für 31.01.2027 bis 27.02.2027 (Fahrpreis)')
    expect(told(first ? [first] : [], 'en')[0]?.[0]).toBe('€63.00 for 31/01/2027 to 27/02/2027 (Fare)')
  })

  it('for leaving early', () => {
    const left = (end: string) =>
      claims(
        {
          terms: someTerms({ minimumTerm: { months: 3, difference: true } }),
          prices: [aPoint({ regularCents: 14_000 })],
          events: history(concluded('2027-01-01'), ended(end)),
        },
        '2027-06-01',
      ).slice(-1)
    expect(told(left('2027-02-01'), 'de')).toEqual([
      [
        '77,00 € für Januar 2027 (Nachzahlung wegen vorzeitiger Kündigung)',
        'Ein Monat kostet ohne Abo 140,00 €, im Abo waren es 63,00 €.',
      ],
    ])
    expect(told(left('2027-03-01'), 'en')).toEqual([
      [
        '€63.00 for February 2027 (Additional payment for ending early)',
        '2 months cost €280.00 without a subscription, with it €126.00.',
        'No more than €63.00: what the rest of the minimum term would have cost.',
      ],
    ])
  })
})

describe('a credit is explained', () => {
  const facts = someFacts({ ...may, today: '2027-05-03' })
  const paid = { ...facts, claimed: booked(claimsOf(project(facts, '2027-05-02'))) }
  const after = (happening: Happening, over: Partial<ContractFacts> = {}) =>
    claimsOf(preview({ ...paid, ...over }, happening, '2027-05-02'))

  it('by a pause', () => {
    const credit = after(paused('2027-05-01', '2027-06-01'))
    expect(told(credit, 'de')).toEqual([
      ['Gutschrift 63,00 € für Mai 2027 (Fahrpreis)', 'Pausiert vom 01.05.2027 bis 31.05.2027.'],
    ])
    expect(told(credit, 'en')).toEqual([
      ['Credit of €63.00 for May 2027 (Fare)', 'Paused from 01/05/2027 to 31/05/2027.'],
    ])
  })

  it('by what is owed now and what was claimed before', () => {
    const half = sharesAgreed('2027-05-01', [
      { payer: 'anna', kind: 'permille', permille: 500 },
      { payer: 'works', kind: 'remainder' },
    ])
    expect(told(after(half), 'de')[0]).toEqual([
      'Gutschrift 31,50 € für Mai 2027 (Fahrpreis)',
      'Deutschlandticket: 63,00 €, Preis seit 01.01.2026.',
      'Ihr Anteil: 31,50 € von 63,00 €.',
      'Davon wurden schon 63,00 € berechnet.',
    ])
    expect(told(after(half), 'en')[0]?.at(-1)).toBe('€63.00 of this was charged before.')
  })

  it('by what became of it', () => {
    const back: Happening = { kind: 'voided', effectiveOn: '2027-05-03', payload: { seq: 1 } }
    expect(told(after(back), 'de')[0]?.[1]).toBe('Der Vertrag ist nicht zustande gekommen.')
    expect(told(after(back), 'en')[0]?.[1]).toBe('The contract did not come about.')
  })

  it('as a refund, while a discount is none', () => {
    const refund: Happening = {
      kind: 'charged',
      effectiveOn: '2027-05-01',
      payload: { component: 'refund', cents: -2032, vatPermille: 70, payer: null },
    }
    expect(told(after(refund), 'de')).toEqual([['Gutschrift 20,32 € für 01.05.2027 (Erstattung)']])
    const discount = claims({ ...may, prices: [aPoint(), aPoint({ component: 'discount', cents: -1000 })] })
    expect(told(discount, 'de')[0]?.[0]).toBe('-10,00 € für Mai 2027 (Ermäßigung)')
  })
})
