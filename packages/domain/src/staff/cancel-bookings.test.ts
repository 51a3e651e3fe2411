import { describe, expect, it } from 'vitest'
import { bookingsToCancel } from './cancel-bookings.ts'

const sale = (id: string) => ({ id, type: 'sale', ticketId: `ticket of ${id}`, cancelsId: null })
const undoing = (id: string) => ({ id: `no ${id}`, type: 'cancellation', ticketId: `ticket of ${id}`, cancelsId: id })
const tickets = ['a', 'b', 'c'].map(id => ({ ticketId: `ticket of ${id}` }))
const withTopUp = [...tickets.slice(1), { ticketId: 'ticket of a', topUp: { cardNumber: '1' } }]
const oneTaken = [...tickets.slice(1), { ticketId: 'ticket of a', handedOver: true }]
const withContract = [...tickets.slice(1), { ticketId: 'ticket of a', firstPayment: { contractId: '1' } }]

const all = [sale('a'), sale('b'), sale('c'), undoing('b')]
const ids = (...of: Parameters<typeof bookingsToCancel>) => {
  const verdict = bookingsToCancel(...of)
  return verdict.ok ? verdict.bookings.map(({ id }) => id) : verdict.reason
}

describe('staff who cancel', () => {
  it.each([
    ['all that is left, without a choice', all, tickets, undefined, ['a', 'c']],
    ['what was chosen', all, tickets, ['c'], ['c']],
    ['each once', all, tickets, ['c', 'c'], ['c']],
    ['all that is left and nobody else has taken', all, oneTaken, undefined, ['c']],
    ['what was chosen, whoever has it', all, oneTaken, ['a'], ['a']],
    ['what somebody has taken, where nothing else is left', [sale('a')], oneTaken, undefined, ['a']],
    ['others than what is on a card', all, withTopUp, ['c'], ['c']],
  ])('take back %s', (_, bookings, of, chosen, expected) => expect(ids(bookings, of, chosen)).toEqual(expected))

  it.each([
    ['bookingsCancelled', [sale('a'), undoing('a')], tickets, undefined],
    ['bookingsCancelled', [], tickets, undefined],
    ['bookingsCancelled', all, tickets, ['a', 'b']],
    ['bookingsCancelled', all, tickets, []],
    ['bookingNotFound', all, tickets, ['a', 'd']],
    ['bookingNotFound', all, tickets, ['no b']],
    ['bookingNotCancellable', all, withTopUp, undefined],
    ['bookingNotCancellable', all, withContract, ['a']],
  ])('are refused as %s', (reason, bookings, of, chosen) => expect(ids(bookings, of, chosen)).toBe(reason))
})
