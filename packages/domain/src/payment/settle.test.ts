import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMove, isPaid, ORDER_STATES } from '../order/state.ts'
import { ATTEMPT_STATES, type AttemptState, canAttemptMove, isDecided } from './attempt.ts'
import { type SettleCase, settle } from './settle.ts'

const situation = (
  over: {
    order?: Partial<SettleCase['order']>
    attempt?: Partial<SettleCase['attempt']>
    fact?: Partial<SettleCase['fact']>
  } = {},
): SettleCase => ({
  order: { state: 'paymentRequested', totalCents: 1000, currency: 'EUR', ticketIds: ['a'], ...over.order },
  attempt: { state: 'open', amountCents: 1000, ticketIds: ['a'], ...over.attempt },
  fact: { state: 'paid', amountCents: 1000, currency: 'EUR', reason: null, ...over.fact },
})

describe('settling a payment', () => {
  it('pays the order when the money is all there', () => {
    expect(settle(situation())).toEqual({ attempt: 'paid', order: 'paid', captured: 1000, refund: null })
  })

  it.each([
    ['declined', 'prepared'],
    ['cancelled', 'prepared'],
    ['expired', 'prepared'],
    ['pending', 'deferred'],
    ['unknown', 'deferred'],
  ] as const)('%s leaves the order %s', (state, order) => {
    expect(settle(situation({ fact: { state } }))).toEqual({ attempt: state, order, captured: 0, refund: null })
  })

  it('money for other tickets than are in the cart now goes back, even if the sum is the same', () => {
    const changed = situation({ order: { state: 'prepared', ticketIds: ['b'] }, attempt: { state: 'declined' } })
    expect(settle(changed)).toMatchObject({ order: 'prepared', refund: { cents: 1000, why: 'wrongAmount' } })
  })

  it('late money of an older attempt does not touch the one the order waits for', () => {
    const older = { state: 'declined', ticketIds: ['b'] } as const
    expect(settle(situation({ attempt: older }))).toMatchObject({ order: 'paymentRequested', refund: { cents: 1000 } })
    const emptied = { state: 'created', totalCents: 0, ticketIds: [] } as const
    expect(settle(situation({ order: emptied, attempt: older }))).toMatchObject({
      order: 'created',
      refund: { cents: 1000 },
    })
  })

  it('too little pays nothing and goes back', () => {
    expect(settle(situation({ fact: { amountCents: 999 } }))).toEqual({
      attempt: 'paid',
      order: 'prepared',
      captured: 999,
      refund: { cents: 999, why: 'wrongAmount' },
    })
  })

  it('too much pays, and the surplus goes back', () => {
    expect(settle(situation({ fact: { amountCents: 1200 } }))).toEqual({
      attempt: 'paid',
      order: 'paid',
      captured: 1200,
      refund: { cents: 200, why: 'wrongAmount' },
    })
  })

  it('another currency goes back', () => {
    expect(settle(situation({ fact: { currency: 'PLN' } }))).toMatchObject({
      order: 'prepared',
      refund: { cents: 1000 },
    })
  })

  it('a second payment of the same order goes back', () => {
    expect(settle(situation({ order: { state: 'completed' } }))).toMatchObject({
      order: 'completed',
      refund: { cents: 1000, why: 'alreadyPaid' },
    })
  })

  it('money that comes after the order was given up goes back', () => {
    expect(settle(situation({ order: { state: 'aborted' }, attempt: { state: 'cancelled' } }))).toMatchObject({
      order: 'aborted',
      refund: { cents: 1000, why: 'orderClosed' },
    })
  })

  it('money for a cart that is empty by now goes back', () => {
    const emptied = { state: 'created', totalCents: 1000, ticketIds: ['a'] } as const
    expect(settle(situation({ order: emptied, attempt: { state: 'declined' } }))).toMatchObject({
      order: 'created',
      refund: { cents: 1000, why: 'wrongAmount' },
    })
  })

  it.each([0, -1])('paid with %d cents is no answer: the provider is asked again', amountCents => {
    const nothing = { attempt: 'open', order: 'paymentRequested', captured: 0, refund: null }
    expect(settle(situation({ fact: { amountCents } }))).toEqual(nothing)
    const asked = situation({ order: { totalCents: amountCents }, attempt: { amountCents }, fact: { amountCents } })
    expect(settle(asked)).toEqual(nothing)
  })

  it('a cent pays what costs a cent, and nothing may be said to have come of what was declined', () => {
    const cent = { order: { totalCents: 1 }, attempt: { amountCents: 1 }, fact: { amountCents: 1 } }
    expect(settle(situation(cent))).toMatchObject({ order: 'paid', captured: 1 })
    expect(settle(situation({ fact: { state: 'declined', amountCents: 0 } }))).toMatchObject({ attempt: 'declined' })
  })

  it('a late success of a failed attempt pays an order that still waits at the same total', () => {
    expect(settle(situation({ order: { state: 'prepared' }, attempt: { state: 'declined' } }))).toMatchObject({
      order: 'paid',
      refund: null,
    })
    expect(
      settle(situation({ order: { state: 'prepared', totalCents: 1500 }, attempt: { state: 'declined' } })),
    ).toMatchObject({ order: 'prepared', refund: { cents: 1000 } })
  })

  const anySituation = fc.record({
    order: fc.record({
      state: fc.constantFrom(...ORDER_STATES),
      totalCents: fc.integer({ min: 1, max: 3 }),
      currency: fc.constant('EUR'),
      ticketIds: fc.constant(['a']),
    }),
    attempt: fc.record({
      state: fc.constantFrom(...ATTEMPT_STATES),
      amountCents: fc.integer({ min: 1, max: 3 }),
      ticketIds: fc.constantFrom(['a'], ['b']),
    }),
    fact: fc.record({
      state: fc.constantFrom(...ATTEMPT_STATES),
      amountCents: fc.integer({ min: 1, max: 4 }),
      currency: fc.constantFrom('EUR', 'USD'),
      reason: fc.constant(null),
    }),
  })

  it('accounts for every cent that comes in', () => {
    fc.assert(
      fc.property(anySituation, given => {
        const { captured, refund, order } = settle(given)
        const pays = !isPaid(given.order.state) && isPaid(order) ? given.order.totalCents : 0
        expect(captured).toBe(pays + (refund?.cents ?? 0))
      }),
    )
  })

  it('moves order and attempt only along their tables', () => {
    fc.assert(
      fc.property(anySituation, given => {
        const { attempt, order } = settle(given)
        if (attempt !== given.attempt.state) expect(canAttemptMove(given.attempt.state, attempt)).toBe(true)
        if (order !== given.order.state) expect(canMove(given.order.state, order)).toBe(true)
      }),
    )
  })

  it('does nothing the second time', () => {
    fc.assert(
      fc.property(anySituation, given => {
        const first = settle(given)
        const again = settle({
          ...given,
          order: { ...given.order, state: first.order },
          attempt: { ...given.attempt, state: first.attempt },
        })
        expect(again).toMatchObject({ attempt: first.attempt, order: first.order, captured: 0, refund: null })
      }),
    )
  })
})

describe('attempts', () => {
  it('once paid, stay paid', () => {
    for (const to of ATTEMPT_STATES) expect(canAttemptMove('paid', to)).toBe(false)
  })

  it('can always be decided', () => {
    const undecided = ATTEMPT_STATES.filter(state => !isDecided(state))
    for (const from of undecided)
      for (const to of ['paid', 'declined', 'cancelled', 'expired'] as AttemptState[])
        expect(canAttemptMove(from, to)).toBe(true)
  })
})
