import { describe, expect, it } from 'vitest'
import { anOrder, aPricedTicket, aTicket } from '../order.fixture.ts'
import { isPaid, ORDER_STATES } from '../state.ts'
import { copiedTickets } from './copy-tickets.ts'

const choice = (validFrom: string) => ({ ...aPricedTicket().choice, validFrom })
const from = (validFrom: string) => anOrder({ tickets: [aTicket('t1', { choice: choice(validFrom) })] })
const copied = (validFrom: string) => copiedTickets(from(validFrom), '2026-11-22', () => 'new')[0]

describe('tickets put into a new cart', () => {
  it.each([
    ['2026-11-21T10:00', '2026-11-22T10:00'],
    ['2026-11-22T00:00', '2026-11-22T00:00'],
    ['2026-12-01T10:00', '2026-12-01T10:00'],
  ])('that were asked for from %s are asked for from %s', (before, after) => {
    expect(copied(before)).toMatchObject({ ticketId: 'new', choice: { validFrom: after } })
  })

  it('that belonged to one trip belong to one of their own, so that the same can be bought beside it', () => {
    const combination = { id: 'trip', stretches: [{ from: 'A', to: 'B' }] }
    const onTrip = { choice: { ...choice('2026-12-01T10:00'), combination } }
    const tickets = [aTicket('t1', onTrip), aTicket('t2', onTrip), aTicket('t3')]
    let count = 0
    const ids = copiedTickets(anOrder({ tickets }), '2026-11-22', () => `${++count}`).map(
      one => one.choice.combination?.id,
    )
    expect(ids[0]).not.toBe('trip')
    expect(ids).toEqual([ids[0], ids[0], undefined])
  })

  it.each(ORDER_STATES)('keep their passengers unless the order is paid: %s', state => {
    const named = { ...aTicket('t1'), passenger: { firstName: 'Ada' } }
    const [ticket] = copiedTickets(anOrder({ state, tickets: [named] }), '2026-11-22', () => 'new')
    expect(ticket?.passenger).toEqual(isPaid(state) ? {} : { firstName: 'Ada' })
  })
})
