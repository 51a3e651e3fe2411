import { describe, expect, it } from 'vitest'
import { anOrder, aTicket } from './order.fixture.ts'
import { placeOrder } from './place.ts'
import type { Passenger } from './ticket.ts'

const nobodysData = { firstname: false, name: false, salutation: false, birthdate: false }

describe('placing an order', () => {
  it('needs exactly the total the order button stood under', () => {
    expect(placeOrder(anOrder(), null, 290)).toMatchObject({ ok: true, order: { state: 'inProcess' } })
    expect(placeOrder(anOrder(), null, 289)).toMatchObject({ ok: false, reason: 'priceChanged' })
  })

  it('needs something to buy', () => {
    expect(placeOrder(anOrder({ tickets: [] }), null, 0)).toMatchObject({ ok: false, reason: 'cartEmpty' })
  })

  it.each([
    ['firstname', 'firstName', { firstName: 'Ada' }],
    ['name', 'lastName', { lastName: 'Hopper' }],
    ['salutation', 'salutation', { salutation: 0 }],
    ['birthdate', 'birthDate', { birthDate: '1990-02-28' }],
  ] as const)('asks for the %s a ticket must carry, at its field', (asked, field, passenger) => {
    const wanting = aTicket('b', { userData: { ...nobodysData, [asked]: true } })
    const order = (of: Passenger) => anOrder({ tickets: [aTicket('a'), { ...wanting, passenger: of }] })
    expect(placeOrder(order({}), null, 580)).toMatchObject({
      reason: 'passengerDataMissing',
      field: `passengers.1.${field}`,
    })
    expect(placeOrder(order(passenger), null, 580)).toMatchObject({ ok: true })
  })

  it('asks for the identification medium a ticket is tied to', () => {
    const order = anOrder({ tickets: [aTicket('a', { identificationMediums: ['s'] })] })
    expect(placeOrder(order, null, 290)).toMatchObject({ reason: 'identificationMediumMissing' })
  })

  it('takes any one of the identification media a ticket may be tied to', () => {
    const ticket = aTicket('a', { identificationMediums: ['s', 'p'] })
    const shown = { ...ticket, passenger: { identificationMedium: { type: 'p' as const, value: '1' } } }
    expect(placeOrder(anOrder({ tickets: [shown] }), null, 290)).toMatchObject({ ok: true })
  })

  it('sells nothing for nothing unless the product is free', () => {
    const cheap = (free: boolean) => anOrder({ tickets: [aTicket('a', { fullPriceCents: 0, free })] })
    expect(placeOrder(cheap(false), null, 0)).toMatchObject({ ok: false, reason: 'priceUnknown' })
    expect(placeOrder(cheap(true), null, 0)).toMatchObject({ ok: true })
  })

  it('happens once', () => {
    expect(placeOrder(anOrder({ state: 'paymentRequested' }), null, 290)).toMatchObject({ reason: 'paymentInProgress' })
    expect(placeOrder(anOrder({ state: 'completed' }), null, 290)).toMatchObject({ reason: 'orderClosed' })
    expect(placeOrder(anOrder({ state: 'completed', tickets: [] }), null, 0)).toMatchObject({ reason: 'orderClosed' })
  })
})
