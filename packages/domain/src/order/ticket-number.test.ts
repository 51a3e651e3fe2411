import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom } from './order-number.ts'
import { orderNumberMeant, rideNumber, ticketNumber } from './ticket-number.ts'

const order = { orderNumber: 'BCDFGHJK23', tickets: [{ ticketId: 'day' }, { ticketId: 'dog' }] }

describe('a ticket’s number', () => {
  it('is its order’s number and its place', () => {
    expect(ticketNumber(order, 'day')).toBe('BCDFGHJK23-1')
    expect(ticketNumber(order, 'dog')).toBe('BCDFGHJK23-2')
    expect(ticketNumber(order, 'of another order')).toBe('BCDFGHJK23')
  })

  it('has the ride behind it, the first as 1', () => {
    expect(rideNumber('BCDFGHJK23-2', 0)).toBe('BCDFGHJK23-2-1')
    expect(rideNumber('BCDFGHJK23-2', 3)).toBe('BCDFGHJK23-2-4')
  })

  it('tells every ticket and every ride of every order apart', () => {
    const orders = fc.uniqueArray(fc.uuid().map(orderNumberFrom), { minLength: 1, maxLength: 5 })
    const ticketIds = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(orders, ticketIds, fc.integer({ min: 1, max: 20 }), (orderNumbers, ids, rides) => {
        const tickets = ids.map(ticketId => ({ ticketId }))
        const numbers = orderNumbers
          .flatMap(orderNumber => ids.map(id => ticketNumber({ orderNumber, tickets }, id)))
          .flatMap(number => [number, ...Array.from({ length: rides }, (_, ride) => rideNumber(number, ride))])
        expect(new Set(numbers).size).toBe(numbers.length)
      }),
    )
  })

  it.each([
    ['BCDFGHJK23', 'BCDFGHJK23'],
    ['BCDFGHJK23-2', 'BCDFGHJK23'],
    [' bcdfghjk23-2-1 ', 'BCDFGHJK23'],
    ['BCDFGHJK23-', 'BCDFGHJK23-'],
    ['BCDFGHJK23-2-1-4', 'BCDFGHJK23-2-1-4'],
    ['2026-11-30', '2026-11-30'],
    ['Meyer-2', 'MEYER-2'],
  ])('leads to its order where somebody types it as it is printed: %s', (typed, orderNumber) => {
    expect(orderNumberMeant(typed)).toBe(orderNumber)
  })
})
