import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, aPricedTicket, aTicket } from '../order.fixture.ts'
import { MAX_TICKETS_PER_ORDER, type Order, type OrderResult } from '../order.ts'
import { isOpen, ORDER_STATES } from '../state.ts'
import { addTickets, changeAmount, setPassengers } from './change-cart.ts'
import { redeem } from './discount.ts'

const done = (result: OrderResult): Order => {
  if (!result.ok) throw new Error(result.reason)
  return result.order
}
const ids = () => {
  let next = 0
  return () => `new${next++}`
}

describe('the cart', () => {
  it('takes a ticket at the price it was given', () => {
    const order = done(addTickets(anOrder({ tickets: [] }), aPricedTicket({ fullPriceCents: 107 }), ['a']))
    expect(order.state).toBe('prepared')
    expect(order.tickets).toMatchObject([{ ticketId: 'a', priceCents: 107, vatCents: 7 }])
  })

  it('is full at its limit', () => {
    const many = Array.from({ length: 50 }, (_, i) => `t${i}`)
    const full = done(addTickets(anOrder({ tickets: [] }), aPricedTicket(), many))
    expect(addTickets(full, aPricedTicket(), ['x'])).toMatchObject({ ok: false, reason: 'tooManyTickets' })
    expect(changeAmount(full, 't0', MAX_TICKETS_PER_ORDER + 1, ids())).toMatchObject({
      ok: false,
      reason: 'tooManyTickets',
    })
  })

  it('counts a line up and down and removes it at nought', () => {
    const order = anOrder({ tickets: [aTicket('a'), aTicket('b', { fullPriceCents: 500 })] })
    const three = done(changeAmount(order, 'a', 3, ids()))
    expect(three.tickets.map(t => t.ticketId)).toEqual(['a', 'new0', 'new1', 'b'])
    expect(done(changeAmount(three, 'new1', 1, ids())).tickets.map(t => t.ticketId)).toEqual(['a', 'b'])
    const none = done(changeAmount(done(changeAmount(three, 'a', 0, ids())), 'b', 0, ids()))
    expect(none).toMatchObject({ tickets: [], state: 'created' })
  })

  it('keeps its code as long as one ticket has it', () => {
    const [plain, reduced] = [aTicket('plain'), { ...aTicket('reduced'), discountCode: 'TEN' }]
    const order = anOrder({ tickets: [plain, reduced], discountCode: 'TEN' })
    expect(done(changeAmount(order, 'plain', 0, ids()))).toMatchObject({ discountCode: 'TEN' })
    expect(done(changeAmount(order, 'plain', 2, ids()))).toMatchObject({ discountCode: 'TEN' })
    expect(done(changeAmount(order, 'reduced', 0, ids()))).toMatchObject({ discountCode: null })
  })

  it('has no second ticket at a price that a code has made', () => {
    const order = anOrder({ tickets: [{ ...aTicket('a'), discountCode: 'TEN' }], discountCode: 'TEN' })
    expect(changeAmount(order, 'a', 2, ids())).toMatchObject({ reason: 'discountCodeAlreadyRedeemed', field: 'amount' })
    expect(done(changeAmount(order, 'a', 1, ids())).tickets).toEqual(order.tickets)
  })

  it('has a card topped up once for the amount that was asked', () => {
    const topUp = { cardNumber: '1' }
    const order = anOrder({ tickets: [aTicket('a', { topUp })] })
    expect(changeAmount(order, 'a', 2, ids())).toMatchObject({ reason: 'topUpTooMuch', field: 'amount' })
    expect(done(changeAmount(order, 'a', 1, ids())).tickets).toEqual(order.tickets)
  })

  it('reaches whatever amount it is told, from any amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: MAX_TICKETS_PER_ORDER }),
        (before, after) => {
          const newId = ids()
          const order = anOrder({ tickets: Array.from({ length: before }, (_, i) => aTicket(`t${i}`)) })
          expect(done(changeAmount(order, 't0', after, newId)).tickets).toHaveLength(after)
        },
      ),
    )
  })

  it('does not know tickets of other orders', () => {
    expect(changeAmount(anOrder(), 'foreign', 2, ids())).toMatchObject({ ok: false, reason: 'ticketNotFound' })
    for (const order of [anOrder(), anOrder({ tickets: [aTicket('t1'), aTicket('t2')] })])
      expect(setPassengers(order, [{ ticketId: 't1' }, { ticketId: 'foreign' }])).toMatchObject({
        ok: false,
        reason: 'ticketNotFound',
        field: 'passengers',
      })
  })

  it('cannot be changed once it is no cart any more', () => {
    for (const state of ORDER_STATES.filter(state => !isOpen(state))) {
      const order = anOrder({ state })
      for (const result of [
        addTickets(order, aPricedTicket(), ['x']),
        changeAmount(order, 't1', 0, ids()),
        setPassengers(order, []),
        redeem(order, undefined, '2026-11-21'),
      ])
        expect(result.ok, state).toBe(false)
    }
  })

  it('says so when a payment is why', () => {
    expect(changeAmount(anOrder({ state: 'paymentRequested' }), 't1', 2, ids())).toMatchObject({
      reason: 'paymentInProgress',
    })
    expect(changeAmount(anOrder({ state: 'completed' }), 't1', 2, ids())).toMatchObject({ reason: 'orderClosed' })
  })

  it('takes facts about one of several passengers', () => {
    const order = anOrder({ tickets: [aTicket('t1'), aTicket('t2')] })
    const named = done(setPassengers(order, [{ ticketId: 't2', firstName: 'Ada' }]))
    expect(named.tickets.map(({ passenger }) => passenger)).toEqual([{}, { firstName: 'Ada' }])
  })

  it('keeps facts about a passenger that are not named again', () => {
    const named = done(setPassengers(anOrder(), [{ ticketId: 't1', firstName: 'Ayşe', lastName: 'Öz' }]))
    const later = done(setPassengers(named, [{ ticketId: 't1', birthDate: '1990-02-28' }]))
    expect(later.tickets[0]?.passenger).toEqual({ firstName: 'Ayşe', lastName: 'Öz', birthDate: '1990-02-28' })
  })
})
