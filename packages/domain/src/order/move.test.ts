import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved } from './move.ts'
import { anOrder } from './order.fixture.ts'
import { awaitsPayment, canMove, isPaid, nextStates, ORDER_STATES } from './state.ts'

const states = fc.constantFrom(...ORDER_STATES)

describe('moving an order', () => {
  it('goes where the table says and nowhere else, and changes nothing but the state', () => {
    fc.assert(
      fc.property(states, states, (from, to) => {
        const order = anOrder({ state: from })
        const result = moved(order, to)
        if (from === to || canMove(from, to)) expect(result).toEqual({ ok: true, order: { ...order, state: to } })
        else expect(result.ok).toBe(false)
      }),
    )
  })

  it('says whether a payment is in the way or the order has ended', () => {
    for (const from of ORDER_STATES) {
      const result = moved(anOrder({ state: from }), from === 'created' ? 'completed' : 'created')
      if (result.ok) expect(canMove(from, 'created')).toBe(true)
      else expect(result.reason).toBe(awaitsPayment(from) ? 'paymentInProgress' : 'orderClosed')
    }
  })

  it('step after step never takes a paid order back to one that is not', () => {
    fc.assert(
      fc.property(fc.array(states, { maxLength: 30 }), steps => {
        let order = anOrder({ state: 'paid' })
        for (const to of steps) {
          const result = moved(order, to)
          if (result.ok) order = result.order
        }
        expect(isPaid(order.state) || (order.state === 'cancelled' && nextStates('cancelled').length === 0)).toBe(true)
      }),
    )
  })
})
