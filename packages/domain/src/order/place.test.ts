import { describe, expect, it } from 'vitest'
import { anOrder, aTicket } from './order.fixture.ts'
import { placeOrder } from './place.ts'

const nobodysData = { firstname: false, name: false, salutation: false, birthdate: false }

describe('placing an order', () => {
  it('needs exactly the total the order button stood under', () => {
    expect(placeOrder(anOrder(), null, 290)).toMatchObject({ ok: true, order: { state: 'inProcess' } })
    expect(placeOrder(anOrder(), null, 289)).toMatchObject({ ok: false, reason: 'priceChanged' })
  })

  it('needs something to buy', () => {
    expect(placeOrder(anOrder({ tickets: [] }), null, 0)).toMatchObject({ ok: false, reason: 'cartEmpty' })
  })

  it('asks for the facts a ticket must carry, at their field', () => {
    const order = anOrder({ tickets: [aTicket('a'), aTicket('b', { userData: { ...nobodysData, birthdate: true } })] })
    expect(placeOrder(order, null, 580)).toMatchObject({
      reason: 'passengerDataMissing',
      field: 'passengers.1.birthDate',
    })
  })

  it('asks for the identification medium a ticket is tied to', () => {
    const order = anOrder({ tickets: [aTicket('a', { identificationMediums: ['s'] })] })
    expect(placeOrder(order, null, 290)).toMatchObject({ reason: 'identificationMediumMissing' })
  })

  it('sells nothing for nothing unless the product is free', () => {
    const cheap = (free: boolean) => anOrder({ tickets: [aTicket('a', { fullPriceCents: 0, free })] })
    expect(placeOrder(cheap(false), null, 0)).toMatchObject({ ok: false, reason: 'priceUnknown' })
    expect(placeOrder(cheap(true), null, 0)).toMatchObject({ ok: true })
  })

  it('happens once', () => {
    expect(placeOrder(anOrder({ state: 'paymentRequested' }), null, 290)).toMatchObject({ reason: 'paymentInProgress' })
    expect(placeOrder(anOrder({ state: 'completed' }), null, 290)).toMatchObject({ reason: 'orderClosed' })
  })
})
