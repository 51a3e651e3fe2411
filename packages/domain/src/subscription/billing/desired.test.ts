import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import { aPoint, booked, claimedOf, claimsOf, concluded, history, someFacts } from '../contract.fixture.ts'
import { preview, project } from './project.ts'

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
    claimedOf({
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
    expect(claimedOf({ happenings: [concluded('2026-12-01', { shares: [...shares] })], until: '2026-12-02' })).toEqual([
      '2026-12-01 town fare 6300',
    ])
  })
})
