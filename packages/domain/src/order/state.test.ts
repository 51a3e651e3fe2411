import { describe, expect, it } from 'vitest'
import { canMove, displayState, isPaid, nextStates, ORDER_STATES, ORDER_STATUS, type OrderState } from './state.ts'

const reachable = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
  for (const next of nextStates(from)) if (!seen.has(next)) reachable(next, seen.add(next))
  return seen
}

describe('order states', () => {
  it('all can be reached from a new cart', () => {
    expect(new Set([...reachable('created'), 'created'])).toEqual(new Set(ORDER_STATES))
  })

  it('lead to an end from everywhere', () => {
    for (const state of ORDER_STATES) {
      const ends = [...reachable(state), state].filter(end => nextStates(end).length === 0)
      expect(ends.length, state).toBeGreaterThan(0)
    }
  })

  it('nothing leaves a final state', () => {
    expect(ORDER_STATES.filter(state => nextStates(state).length === 0)).toEqual(['cancelled', 'aborted'])
  })

  it('a paid order never becomes a cart again', () => {
    for (const state of ORDER_STATES.filter(isPaid))
      for (const open of ['created', 'prepared'] as const) expect(reachable(state).has(open)).toBe(false)
  })

  it('a declined payment frees the order for another', () => {
    expect(canMove('paymentRequested', 'prepared')).toBe(true)
    expect(canMove('prepared', 'inProcess')).toBe(true)
  })

  it('have each a number of their own and words for the passenger', () => {
    expect(new Set(ORDER_STATES.map(state => ORDER_STATUS[state])).size).toBe(ORDER_STATES.length)
    for (const state of ORDER_STATES) expect(displayState(state)).toBeTruthy()
  })

  it('5 is an interrupted payment (Spec 2 §3.8)', () => {
    expect(ORDER_STATUS.paymentRequested).toBe(5)
  })
})
