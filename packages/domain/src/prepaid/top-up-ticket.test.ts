import { describe, expect, it } from 'vitest'
import { changeAmount } from '../order/cart/change-cart.ts'
import { redeem } from '../order/cart/discount.ts'
import { emptyCart, type Order } from '../order/order.ts'
import { totalsOf } from '../order/totals.ts'
import { addTopUp, maskedCard, topUpsByCard, topUpTicket } from './top-up-ticket.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const CARD = '927610000001'
const limits = { isPossible: true, minimumCents: 500, possibleCents: 10_000 } as const

const cart = emptyCart({
  orderId: 'o',
  orderNumber: 'BCDFGHJK23',
  clientId: 'c',
  ownerId: 'v',
  language: 'de',
  currency: 'EUR',
  createdOn: NOW,
})

let ids = 0
const add = (order: Order, amountCents: number, cardNumber = CARD) =>
  addTopUp(order, { cardNumber, amountCents }, limits, { ticketId: `t${++ids}`, now: NOW })

const added = (order: Order, amountCents: number, cardNumber?: string): Order => {
  const result = add(order, amountCents, cardNumber)
  if (!result.ok) throw new Error(result.reason)
  return result.order
}

describe('a top-up in an order', () => {
  it('costs what goes onto the card, and no VAT', () => {
    expect(totalsOf(added(cart, 2_000).tickets)).toMatchObject({ grossCents: 2_000, vatCents: 0 })
  })

  it('is one thing for nobody in particular, bound to nothing and good until it is withdrawn from', () => {
    expect(topUpTicket({ cardNumber: CARD, amountCents: 2_000 }, NOW)).toMatchObject({
      choice: { validFrom: '2026-11-21T09:00', passengerCount: 1, freeChildren: 0, freeAdults: 0, serviceArea: 0 },
      validFrom: NOW,
      validTo: NOW,
      fullPriceCents: 2_000,
      vatPermille: 0,
      free: false,
      rides: 1,
      userData: { firstname: false, name: false, salutation: false, birthdate: false },
      withdrawalApplies: true,
      refundable: 'never',
    })
  })

  it('is counted beside tickets, which put nothing on a card', () => {
    expect([...topUpsByCard([{ priceCents: 290 }, { priceCents: 500, topUp: { cardNumber: CARD } }])]).toEqual([
      [CARD, 500],
    ])
  })

  it('may fill the card to the last cent', () => {
    expect(add(cart, 10_000)).toMatchObject({ ok: true })
    expect(add(cart, 10_001)).toMatchObject({ ok: false, reason: 'topUpTooMuch' })
  })

  it('fits beside others of its card only as far as all fit; other cards have room of their own', () => {
    const full = added(added(cart, 6_000), 4_000)
    expect(add(full, 500)).toEqual({ ok: false, reason: 'topUpTooMuch', field: 'prepaidCard.amount' })
    expect([...topUpsByCard(added(full, 500, '2').tickets)]).toEqual([
      [CARD, 10_000],
      ['2', 500],
    ])
  })

  it('has the smallest amount to itself, whatever lies in the cart already', () => {
    expect(add(added(cart, 6_000), 499)).toMatchObject({ ok: false, reason: 'topUpTooLittle' })
  })

  it('cannot become two by its amount, and can be taken out', () => {
    const order = added(cart, 2_000)
    const id = order.tickets[0]?.ticketId ?? ''
    expect(changeAmount(order, id, 2, () => 'new')).toMatchObject({ ok: false, reason: 'topUpTooMuch' })
    expect(changeAmount(order, id, 0, () => 'new')).toMatchObject({ ok: true, order: { tickets: [] } })
  })

  it('is no use for a discount code', () => {
    const code = {
      code: 'ALL',
      name: { de: 'Alles', en: 'Everything' },
      kind: { permille: 500 },
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
    }
    expect(redeem(added(cart, 2_000), code, '2026-11-21')).toMatchObject({ ok: false, reason: 'invalidDiscountCode' })
  })
})

it('a card is shown by its last digits', () => expect(maskedCard(CARD)).toBe('•••• 0001'))
