import { describe, expect, it } from 'vitest'
import { aPoint, productChanged } from '../contract.fixture.ts'
import { situation } from './change.fixture.ts'
import { checkChange } from './check-change.ts'

const NOW = '2027-06-10T09:00:00.000Z'

/** What is given back, of days that are both meant. */
const refund = (from: string, until: string, over: Partial<Parameters<typeof situation>[0]> = {}) =>
  checkChange({ kind: 'refund', from, until, reason: 'disease' }, situation({ now: NOW, ...over }))

const givenBack = (cents: number, effectiveOn: string, vatPermille = 70) => ({
  kind: 'charged',
  effectiveOn,
  payload: { component: 'refund', cents: -cents, vatPermille, payer: null },
})

describe('a refund', () => {
  it('gives back both days and those between on the day it is decided, by staff, for good', () => {
    expect(refund('2027-05-10', '2027-05-19')).toEqual({
      ok: true,
      happenings: [givenBack(2032, '2027-06-10')],
      effectiveOn: '2027-06-10',
      approval: 'staff',
      proofDueOn: null,
      takeBackUntil: null,
    })
    expect(refund('2027-05-10', '2027-05-19', { approvals: { refund: 'automatic' } })).toMatchObject({
      approval: 'automatic',
    })
  })

  it.each([
    ['a day too short', '2027-05-10', '2027-05-15', 'refundTooShort'],
    ['of today', '2027-05-10', '2027-06-10', 'refundUntilNotAllowed'],
    ['of a day that was given back before', '2027-05-10', '2027-05-21', 'refundNotCovered'],
  ])('%s is refused', (_, from, until, reason) => {
    const refunded = [{ from: '2027-05-21', to: '2027-05-22' }]
    expect(refund(from, until, { refunded })).toMatchObject({ ok: false, reason })
    expect(refund('2027-05-10', '2027-05-20', { refunded }).ok).toBe(true)
  })

  it.each([
    ['in the last second of three months', '2027-08-19T21:59:59.000Z', true],
    ['a second later', '2027-08-19T22:00:00.000Z', false],
  ])('asked for %s is in time: %s, and decided much later', (_, receivedOn, ok) => {
    const late = refund('2027-05-10', '2027-05-19', { now: '2027-10-31T23:30:00.000Z', receivedOn })
    expect(late.ok).toBe(ok)
    if (ok) expect(late).toMatchObject({ happenings: [givenBack(2032, '2027-11-01')], effectiveOn: '2027-11-01' })
  })

  it.each([
    ['what was paid', '2027-04-10', 70],
    ['a rate that rose', '2027-05-10', 190],
    ['another product', '2027-06-03', 0],
  ])('has the VAT of %s', (_, from, vatPermille) => {
    const prices = [
      aPoint({ product: 'zones', vatPermille: 0 }),
      aPoint({ vatPermille: 70 }),
      aPoint({ validFrom: '2027-05-01', vatPermille: 190 }),
    ]
    const happenings = [productChanged('2027-06-01', 'zones')]
    const checked = refund(from, `${from.slice(0, 8)}17`, { now: '2027-06-20T09:00:00.000Z', prices, happenings })
    expect(checked).toMatchObject({ ok: true, happenings: [{ payload: { vatPermille } }] })
  })

  it('over a change of the rate gives back each part with the rate it was paid with', () => {
    const prices = [aPoint({ vatPermille: 70 }), aPoint({ validFrom: '2027-05-01', vatPermille: 190 })]
    expect(refund('2027-04-26', '2027-05-05', { prices })).toMatchObject({
      happenings: [givenBack(1050, '2027-06-10', 70), givenBack(1016, '2027-06-10', 190)],
    })
  })

  it('of a cent is one, and of what cost nothing puts nothing into the history', () => {
    expect(refund('2027-05-10', '2027-05-19', { prices: [aPoint({ cents: 4 })] })).toMatchObject({
      happenings: [givenBack(1, '2027-06-10')],
    })
    expect(refund('2027-05-10', '2027-05-19', { prices: [aPoint({ cents: 0, isFree: true })] })).toMatchObject({
      ok: true,
      happenings: [],
    })
  })
})
