import { describe, expect, it } from 'vitest'
import { anIssuedTicket, aPaidOrder, ORDER_ID, OTHER_ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { groupOfSale, groupOfTicket, salesOf, validSpan } from './sale-groups.ts'

const NOW = Date.parse('2026-11-21T10:00:00.000Z')
const day = (date: number, over: Parameters<typeof anIssuedTicket>[0] = {}) =>
  anIssuedTicket({
    validFrom: `2026-11-${date}T08:00:00.000Z`,
    validTo: `2026-11-${date}T20:00:00.000Z`,
    ...over,
  })
const ride = (hour: string) => ({
  ticketId: 'ride',
  parentTicketGuid: 'four',
  rides: 1,
  validFrom: `2026-11-21T${hour}:00:00.000Z`,
  validTo: `2026-11-21T${hour}:59:00.000Z`,
  image: null,
})

describe('a ticket of the list', () => {
  it.each([
    ['valid', day(21)],
    ['coming', day(22)],
    ['past', day(20)],
    ['past', day(21, { state: 'cancelled' })],
    ['past', day(21, { state: 'used' })],
    ['past', day(22, { topUp: { cardNumber: '1', state: 'credited' } })],
    ['coming', day(21, { rides: 4, ridesLeft: 4 })],
    ['valid', day(21, { rides: 4, ridesLeft: 3, childTickets: [ride('10')] })],
    ['valid', day(20, { rides: 4, ridesLeft: 0, childTickets: [ride('10')] })],
    ['coming', day(21, { rides: 4, ridesLeft: 0, childTickets: [ride('12')] })],
    ['past', day(21, { rides: 4, ridesLeft: 0, childTickets: [ride('09')] })],
    ['past', day(20, { rides: 4, ridesLeft: 2 })],
  ] as const)('is %s', (group, ticket) => expect(groupOfTicket(ticket, NOW)).toBe(group))

  it('with several rides is valid as long as the ride', () => {
    const four = day(20, { rides: 4, ridesLeft: 0, childTickets: [ride('09'), ride('10')] })
    expect(validSpan(four, NOW)).toMatchObject({ validTo: '2026-11-21T10:59:00.000Z' })
    expect(validSpan(day(22), NOW)).toBeUndefined()
  })
})

describe('an order of the list', () => {
  it('stands where its best ticket stands, and where nothing is paid, by that', () => {
    expect(groupOfSale(aPaidOrder({ tickets: [day(20), day(22), day(21)] }), NOW)).toBe('valid')
    expect(groupOfSale(aPaidOrder({ tickets: [day(21)], displayState: 'paymentPending' }), NOW)).toBe('coming')
    expect(groupOfSale(aPaidOrder({ tickets: [day(21)], displayState: 'reversed' }), NOW)).toBe('past')
  })

  it('comes in the order of what is wanted first', () => {
    const sale = (orderId: string, date: number, over: Parameters<typeof anIssuedTicket>[0] = {}) =>
      aPaidOrder({ orderId, tickets: [day(date, over)] })
    const idsOf = (group: 'valid' | 'coming' | 'past', ...sales: ReturnType<typeof sale>[]) =>
      salesOf(sales, group, NOW).map(({ orderId }) => orderId)
    const soon = { validTo: '2026-11-21T10:30:00.000Z' }
    expect(idsOf('valid', sale(ORDER_ID, 21), sale(OTHER_ORDER_ID, 21, soon))).toEqual([OTHER_ORDER_ID, ORDER_ID])
    expect(idsOf('coming', sale(ORDER_ID, 24), sale(OTHER_ORDER_ID, 22))).toEqual([OTHER_ORDER_ID, ORDER_ID])
    expect(idsOf('past', sale(ORDER_ID, 18), sale(OTHER_ORDER_ID, 20))).toEqual([OTHER_ORDER_ID, ORDER_ID])
  })
})
