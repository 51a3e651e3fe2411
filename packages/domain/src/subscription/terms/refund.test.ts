import { describe, expect, it } from 'vitest'
import type { PricePoint } from '../billing/price-book.ts'
import type { Happening } from '../contract/contract-event.ts'
import { fold } from '../contract/timeline.ts'
import { aPoint, concluded, ended, history, paused, someTerms } from '../contract.fixture.ts'
import { checkRefund } from './refund.ts'
import type { SubscriptionTerms } from './terms.ts'

interface Asked {
  from: string
  /** First day after the time that is claimed. */
  to: string
  refunded?: { from: string; to: string }[]
  today?: string
  terms?: Partial<SubscriptionTerms>
  prices?: PricePoint[]
  more?: Happening[]
}

const asked = ({ from, to, refunded = [], today = '2027-06-10', terms, prices = [aPoint()], more = [] }: Asked) => {
  const timeline = fold(history(concluded('2026-12-01'), ...more), '2030-01-01T00:00:00.000Z')
  if (!timeline) throw new Error('not concluded')
  const result = checkRefund(timeline, someTerms(terms), prices, { span: { from, to }, refunded }, today)
  return result.ok ? result.amounts.reduce((sum, { cents }) => sum + cents, 0) : `${result.reason} ${result.field}`
}

describe('a refund', () => {
  it.each<[string, Asked, string | number]>([
    ['of ten days in May', { from: '2027-05-10', to: '2027-05-20' }, 2032],
    ['of days in two months', { from: '2027-04-26', to: '2027-05-06' }, 1050 + 1016],
    ['of a whole month', { from: '2027-05-01', to: '2027-06-01' }, 6300],
    [
      'with a supplement',
      { from: '2027-05-01', to: '2027-06-01', prices: [aPoint(), aPoint({ component: 'surcharge', cents: 310 })] },
      6610,
    ],
    ['until yesterday', { from: '2027-06-03', to: '2027-06-10' }, 1470],
    ['of today', { from: '2027-06-03', to: '2027-06-11' }, 'refundUntilNotAllowed until'],
    ['of no day', { from: '2027-05-10', to: '2027-05-10' }, 'refundUntilNotAllowed until'],
    ['of too few days', { from: '2027-05-10', to: '2027-05-16' }, 'refundTooShort until'],
    ['of just enough days', { from: '2027-05-10', to: '2027-05-17' }, 1423],
    ['of what is just not too long ago', { from: '2027-02-20', to: '2027-03-11' }, 'refundNotCovered from'],
    ['of what is too long ago', { from: '2027-02-20', to: '2027-03-10' }, 'refundUntilNotAllowed until'],
    [
      'of days that were given back',
      { from: '2027-05-10', to: '2027-05-20', refunded: [{ from: '2027-05-19', to: '2027-05-21' }] },
      'refundNotCovered from',
    ],
    [
      'beside such days',
      { from: '2027-05-10', to: '2027-05-20', refunded: [{ from: '2027-05-20', to: '2027-05-21' }] },
      2032,
    ],
    [
      'of days after the end',
      { from: '2027-05-10', to: '2027-05-20', more: [ended('2027-05-19')] },
      'refundNotCovered from',
    ],
    ['where none is given', { from: '2027-05-10', to: '2027-05-20', terms: { refund: null } }, 'refundNotOffered from'],
  ])('%s', (_, request, expected) => {
    const more = request.more ?? [paused('2027-02-25', '2027-03-05')]
    expect(asked({ ...request, more })).toBe(expected)
  })

  it('of a month charged by its days gives back what they cost', () => {
    const terms = { partial: { first: 'full', last: 'full', paused: 'byDay' } } as const
    const more = [paused('2027-05-01', '2027-05-11')]
    expect(asked({ from: '2027-05-11', to: '2027-06-01', terms, more })).toBe(4268)
    expect(asked({ from: '2027-05-11', to: '2027-05-18', terms, more })).toBe(1423)
  })

  it('of days that cost nothing is nothing', () => {
    const terms = { partial: { first: 'full', last: 'full', paused: 'free' } } as const
    expect(asked({ from: '2027-05-11', to: '2027-05-18', terms, more: [paused('2027-05-01', '2027-05-03')] })).toBe(0)
  })
})
