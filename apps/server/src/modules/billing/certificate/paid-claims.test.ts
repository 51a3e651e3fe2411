import { describe, expect, it } from 'vitest'
import type { BookedClaim } from '../own-contract/index.ts'
import { paidClaims } from './paid-claims.ts'

const booked = (dueOn: string, cents: number, payer = 'payer'): BookedClaim => ({
  id: dueOn,
  bookedOn: '2026-11-21T09:00:00.000Z',
  payer,
  component: 'fare',
  periodStart: dueOn,
  periodEnd: dueOn,
  revision: 1,
  cents,
  vatCents: 0,
  vatPermille: 70,
  dueOn,
  why: { owed: [], beforeCents: 0, absence: null },
})

const paid = (claims: BookedClaim[], cents: number) =>
  paidClaims(claims, new Map([['payer', cents]])).map(one => one.paidCents)

describe('what is paid of claims', () => {
  const [first, second] = [booked('2026-12-01', 6300), booked('2027-01-04', 6300)]
  it.each([
    ['nothing', 0, [0, 0]],
    ['what was due first, as far as it goes', 5000, [5000, 0]],
    ['then what was due next', 7000, [6300, 700]],
    ['and never more than there is', 99_999, [6300, 6300]],
  ])('%s', (_, cents, expected) => {
    expect(paid([second, first], cents)).toEqual(expected)
  })

  it('a credit pays like money', () => {
    expect(paid([first, booked('2026-12-15', -6300), second], 0)).toEqual([6300, -6300, 0])
  })

  it('what one payer has paid pays nothing of another’s', () => {
    const other = booked('2026-12-01', 1400, 'other')
    expect(paid([first, other], 99_999)).toEqual([6300, 0])
  })
})
