import * as contract from '@billett/contract'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { answering, fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { describe, expect, it, vi } from 'vitest'
import { storedCart } from '../../storage/cart.ts'
import { storedLastSales } from '../../storage/last-sales.ts'
import { createStore } from '../store.ts'
import { addToCart } from './add-to-cart.ts'
import { keepSale, restoreCart } from './keep-sale.ts'
import * as calls from './sale.calls.ts'
import {
  aFailedOrder,
  anInterruptedOrder,
  anIssuedTicket,
  anOrderTicket,
  aPaidOrder,
  aPreparedOrder,
  ORDER_ID,
  OTHER_ORDER_ID,
} from './sale.fixture.ts'
import {
  selectCart,
  selectCartLines,
  selectCartMissing,
  selectOwnOrder,
  selectPaymentUnderWay,
  selectTicketCount,
} from './sale.selectors.ts'
import { initCart, initLastSales } from './sale.slice.ts'

const params = { orderId: ORDER_ID }
const twoTickets = aPreparedOrder({
  tickets: [anOrderTicket(), anOrderTicket({ ticketId: '22222222-3a54-4c1e-9d42-0b6f1f7a1c01' })],
})
const choice: contract.CartTicket = { sortId: 'day-adult', validFrom: '2026-11-21T09:00', passengerCount: 1 }
const notFound = { field: 'orderId', message: '', code: 400, key: 'error.orderNotFound' }
const execution = {
  orderId: ORDER_ID,
  expectedTotalInCents: 1070,
  redirectURL: 'https://shop.example/confirm/1',
  wait: true,
  finalize: true,
  termsAccepted: true,
} as const
const guest: contract.GuestData = {
  email: 'kaethe@example.org',
  firstName: 'Käthe',
  lastName: 'Brömmelkamp',
  address: { street: 'Lindenweg', houseNumber: '4', postCode: '99981', city: 'Falkenbrück', country: 'de' },
}

function shop(...answers: Parameters<typeof fakeSend>) {
  const { send, sent } = fakeSend(...answers)
  const store = createStore({ send })
  return { store, sent, sale: () => store.getState().saleStore }
}

describe('the cart (Spec 2 §4.4)', () => {
  it('holds only the order id when it is initialised', () => {
    const { store, sale } = shop()
    store.dispatch(initCart(ORDER_ID))
    expect(sale().preparedOrder).toEqual({ orderId: ORDER_ID })
    expect(selectCartMissing(store.getState())).toBe(ORDER_ID)
  })

  it('holds only the order id while the new one is empty', async () => {
    const { store, sale } = shop(answering(contract.prepareSale, () => [aPreparedOrder({ tickets: [] })]))
    await store.dispatch(calls.prepareSale({ body: {} }))
    expect(sale().preparedOrder).toEqual({ orderId: ORDER_ID })
  })

  it('is what the answer to a change says', async () => {
    const { store } = shop(
      answering(contract.addTicket, () => [twoTickets]),
      answering(contract.changeAmount, () => [aPreparedOrder()]),
      answering(contract.redeemDiscountCode, () => [aPreparedOrder({ discountCode: 'TEN' })]),
      answering(contract.removeDiscountCode, () => [aPreparedOrder()]),
      answering(contract.updatePreparedOrder, () => [twoTickets]),
    )
    const cart = () => selectCart(store.getState())
    await store.dispatch(calls.addTicket({ params, body: choice }))
    expect(cart()?.tickets).toHaveLength(2)
    await store.dispatch(calls.changeAmount({ params: { ...params, ticketId: ORDER_ID, amount: 1 } }))
    expect(cart()?.tickets).toHaveLength(1)
    await store.dispatch(calls.redeemDiscountCode({ body: { orderId: ORDER_ID, discountCode: 'TEN' } }))
    expect(cart()?.discountCode).toBe('TEN')
    await store.dispatch(calls.removeDiscountCode({ params }))
    expect(cart()?.discountCode).toBeNull()
    await store.dispatch(calls.updatePreparedOrder({ body: { orderId: ORDER_ID } }))
    expect(cart()?.tickets).toHaveLength(2)
  })

  it('stays as it is beside an order that is bought at once, which every change finds', async () => {
    const other = (over = {}) => aPreparedOrder({ orderId: OTHER_ORDER_ID, ...over })
    const { store, sale } = shop(
      answering(contract.addTicket, () => [twoTickets]),
      answering(contract.prepareSale, () => [other()]),
      answering(contract.updatePreparedOrder, () => [other({ discountCode: 'TEN' })]),
      answering(contract.executeSaleGuest, () => [anInterruptedOrder({ orderId: OTHER_ORDER_ID })]),
      answering(contract.abortOrder, () => [other({ state: 'aborted' })]),
      answering(contract.duplicateCart, () => [other({ orderNumber: 'AGAIN' })]),
    )
    const of = { orderId: OTHER_ORDER_ID }
    const own = () => selectOwnOrder(OTHER_ORDER_ID)(store.getState())
    await store.dispatch(calls.addTicket({ params, body: choice }))
    await store.dispatch(calls.prepareSale({ body: { tickets: [choice] } }))
    expect(own()?.tickets).toHaveLength(1)
    await store.dispatch(calls.updatePreparedOrder({ body: of }))
    expect(own()?.discountCode).toBe('TEN')
    await store.dispatch(calls.executeSaleGuest({ body: { ...execution, ...of, guest } }))
    expect(selectPaymentUnderWay(store.getState())).toBe(true)
    await store.dispatch(calls.abortOrder({ params: of }))
    expect(own()?.state).toBe('aborted')
    await store.dispatch(calls.duplicateCart({ body: of }))
    expect(own()?.orderNumber).toBe('AGAIN')
    expect(sale().preparedOrder).toEqual(twoTickets)
  })

  it('is gone when a change finds no order', async () => {
    const changes = [
      (store: ReturnType<typeof shop>['store']) => store.dispatch(calls.addTicket({ params, body: choice })),
      (store: ReturnType<typeof shop>['store']) =>
        store.dispatch(calls.changeAmount({ params: { ...params, ticketId: ORDER_ID, amount: 0 } })),
    ]
    for (const change of changes) {
      const { store, sale } = shop(
        refusing(contract.addTicket, 404, notFound),
        refusing(contract.changeAmount, 404, notFound),
      )
      store.dispatch(initCart(ORDER_ID))
      await change(store)
      expect(sale().preparedOrder).toBeNull()
    }
  })

  it('stays when a change is refused for another reason', async () => {
    const { store, sale } = shop(refusing(contract.addTicket, 409, { ...notFound, key: 'error.soldOut' }))
    store.dispatch(initCart(ORDER_ID))
    await store.dispatch(calls.addTicket({ params, body: choice }))
    expect(sale().preparedOrder).toEqual({ orderId: ORDER_ID })
  })

  it('is gone when it cannot be fetched, but not for want of a network', async () => {
    const refused = shop(refusing(contract.getOrder, 404, notFound))
    refused.store.dispatch(initCart(ORDER_ID))
    await refused.store.dispatch(calls.getOrder({ params }))
    expect(refused.sale().preparedOrder).toBeNull()

    const offline = shop()
    offline.store.dispatch(initCart(ORDER_ID))
    await offline.store.dispatch(calls.getOrder({ params }))
    expect(offline.sale().preparedOrder).toEqual({ orderId: ORDER_ID })
  })

  it('is gone when the order is given up', async () => {
    const { store, sale } = shop(answering(contract.abortOrder, () => [aPreparedOrder({ state: 'aborted' })]))
    store.dispatch(initCart(ORDER_ID))
    await store.dispatch(calls.abortOrder({ params }))
    expect(sale().preparedOrder).toBeNull()
  })

  it('is not overwritten by what was fetched while it changed', async () => {
    const { store } = shop(
      answering(contract.addTicket, () => [twoTickets]),
      answering(contract.getOrder, () => [aPreparedOrder({ tickets: [] })]),
    )
    await store.dispatch(calls.addTicket({ params, body: choice }))
    await store.dispatch(calls.getOrder({ params }))
    expect(selectTicketCount(store.getState())).toBe(2)
  })

  it('shows an order that was paid meanwhile no longer as a cart', async () => {
    const { store, sale } = shop(answering(contract.getOrder, () => [aPaidOrder()]))
    store.dispatch(initCart(ORDER_ID))
    await store.dispatch(calls.getOrder({ params }))
    expect(sale().preparedOrder).toBeNull()
  })

  it('counts like tickets in one line and keeps discounted ones apart', async () => {
    const [first, second] = twoTickets.tickets
    const tickets = [...twoTickets.tickets, { ...(first ?? anOrderTicket()), ticketId: ORDER_ID, discountCode: 'TEN' }]
    const { store } = shop(answering(contract.addTicket, () => [aPreparedOrder({ tickets })]))
    await store.dispatch(calls.addTicket({ params, body: choice }))
    expect(selectCartLines(store.getState()).map(line => line.amount)).toEqual([2, 1])
    expect(selectTicketCount(store.getState())).toBe(3)
    expect(second?.sortId).toBe(first?.sortId)
  })
})

describe('placing an order', () => {
  it('sets the cart to the result and puts it first among the last sales, once', async () => {
    const { store, sale, sent } = shop(answering(contract.executeSaleGuest, () => [anInterruptedOrder()]))
    store.dispatch(initLastSales([aPaidOrder({ orderId: OTHER_ORDER_ID }), aPreparedOrder()]))
    await store.dispatch(calls.executeSaleGuest({ body: { ...execution, guest } }))
    expect(sale().preparedOrder).toEqual(anInterruptedOrder())
    expect(sale().lastSales.map(order => order.orderId)).toEqual([ORDER_ID, OTHER_ORDER_ID])
    expect(sent[0]?.input.body).toMatchObject({ wait: true, finalize: true })
  })

  it('keeps what the shop says of an order, also where the device is read only after that', async () => {
    const { store, sale } = shop(answering(contract.verifyOrder, () => [aPaidOrder()]))
    await store.dispatch(calls.verifyOrder({ params, query: {} }))
    store.dispatch(initLastSales([anInterruptedOrder(), aPaidOrder({ orderId: OTHER_ORDER_ID })]))
    expect(sale().lastSales).toMatchObject([
      { orderId: ORDER_ID, state: 'completed' },
      { orderId: OTHER_ORDER_ID, state: 'completed' },
    ])
  })

  it('raises the redirect flag whether the payment could be verified or not', async () => {
    const good = shop(answering(contract.verifyOrder, () => [aPaidOrder()]))
    good.store.dispatch(initCart(ORDER_ID))
    good.store.dispatch(initLastSales([anInterruptedOrder()]))
    await good.store.dispatch(calls.verifyOrder({ params, query: {} }))
    expect(good.sale()).toMatchObject({
      verifyPaymentRedirect: true,
      verifiedOrder: { orderId: ORDER_ID },
      preparedOrder: null,
      lastSales: [{ state: 'completed' }],
    })
    const bad = shop()
    await bad.store.dispatch(calls.verifyOrder({ params, query: {} }))
    expect(bad.sale()).toMatchObject({ verifyPaymentRedirect: true, verifiedOrder: null })
  })

  it('keeps the cart when the payment was declined', async () => {
    const { store } = shop(answering(contract.verifyOrder, () => [aFailedOrder('declined')]))
    store.dispatch(initCart(ORDER_ID))
    await store.dispatch(calls.verifyOrder({ params, query: {} }))
    expect(selectCart(store.getState())?.orderId).toBe(ORDER_ID)
  })

  it('keeps the barcodes of a kept sale where an answer comes without pictures', async () => {
    const child = {
      ticketId: OTHER_ORDER_ID,
      parentTicketGuid: '11111111-3a54-4c1e-9d42-0b6f1f7a1c01',
      rides: 1,
      validFrom: '2026-11-21T10:00:00.000Z',
      validTo: '2026-11-21T11:30:00.000Z',
      image: 'data:image/svg+xml,child',
    }
    const sold = anIssuedTicket({ childTickets: [child] })
    const bare = { ...sold, image: null, childTickets: [{ ...child, image: null }] }
    const answers = [aPaidOrder({ tickets: [bare] }), aPaidOrder({ tickets: [{ ...bare, state: 'cancelled' }] })]
    const { store, sale } = shop(answering(contract.getOrder, () => answers.splice(0, 1)))
    store.dispatch(initLastSales([aPaidOrder({ tickets: [sold] })]))
    await store.dispatch(calls.getOrder({ params }))
    expect(sale().lastSales[0]?.tickets).toEqual([sold])
    await store.dispatch(calls.getOrder({ params }))
    expect(sale().lastSales[0]?.tickets[0]).toMatchObject({ image: null, childTickets: [{ image: null }] })
  })

  it('knows at once what was given back on this device, and that nothing is left once all of it is', async () => {
    const other = anIssuedTicket({ ticketId: '22222222-3a54-4c1e-9d42-0b6f1f7a1c01' })
    const first = anIssuedTicket()
    const { store, sale } = shop(answering(contract.giveBackTickets, () => []))
    store.dispatch(initLastSales([aPaidOrder({ tickets: [first, other] }), aPaidOrder({ orderId: OTHER_ORDER_ID })]))
    await store.dispatch(calls.giveBackTickets({ params, body: { ticketGuids: [first.ticketId] } }))
    expect(sale().lastSales).toMatchObject([
      { displayState: 'completed', tickets: [{ state: 'cancelled', image: null }, { state: 'issued' }] },
      { displayState: 'completed', tickets: [{ state: 'issued' }] },
    ])
    await store.dispatch(calls.giveBackTickets({ params, body: { ticketGuids: [other.ticketId] } }))
    expect(sale().lastSales[0]).toMatchObject({ state: 'cancelled', displayState: 'reversed' })
  })

  it('replaces the order whose ride was validated', async () => {
    const validated = aPaidOrder({ tickets: [anOrderTicket({ rides: 4, ridesLeft: 3 })] })
    const { store, sale } = shop(answering(contract.validateMultiTicket, () => [validated]))
    store.dispatch(initLastSales([aPaidOrder({ orderId: OTHER_ORDER_ID }), aPaidOrder()]))
    const body = { parentTicketGuid: ORDER_ID, amountValidating: 1, dateValid: '2026-11-21T10:00' }
    await store.dispatch(calls.validateMultiTicket({ body }))
    expect(sale().lastSales.map(order => order.tickets[0]?.ridesLeft)).toEqual([1, 3])
  })
})

describe('identification media', () => {
  it('are kept by article, the newest answer counts, and none are not kept', async () => {
    const answers = [
      { sortReference: 'a', types: ['s'] },
      { sortReference: 'a', types: ['s', 'p'] },
      { sortReference: 'b', types: [] },
    ]
    const { store, sale } = shop(answering(contract.getIdentificationMedium, () => answers.splice(0, 1)))
    for (const sortReference of ['a', 'a', 'b'])
      await store.dispatch(calls.getIdentificationMedium({ params: { sortReference } }))
    expect(sale().identificationMediums).toEqual([{ sortReference: 'a', types: ['s', 'p'] }])
  })
})

describe('putting a ticket into the cart', () => {
  it('begins a cart where there is none', async () => {
    const { store, sent } = shop(
      answering(contract.prepareSale, () => [aPreparedOrder({ state: 'created', tickets: [] })]),
      answering(contract.addTicket, () => [aPreparedOrder()]),
    )
    const answer = await store.dispatch(addToCart(choice))
    expect(addToCart.fulfilled.match(answer)).toBe(true)
    expect(sent.map(({ call }) => call)).toEqual(['sales/prepareSale', 'sales/addTicket'])
    expect(selectTicketCount(store.getState())).toBe(1)
  })

  it('begins only one for two tickets chosen quickly', async () => {
    const { store, sent } = shop(
      answering(contract.prepareSale, () => [aPreparedOrder({ state: 'created', tickets: [] })]),
      answering(contract.addTicket, () => [aPreparedOrder()]),
    )
    await Promise.all([store.dispatch(addToCart(choice)), store.dispatch(addToCart(choice))])
    expect(sent.filter(({ call }) => call === 'sales/prepareSale')).toHaveLength(1)
    expect(sent.filter(({ call }) => call === 'sales/addTicket')).toHaveLength(2)
  })

  it.each([404, 401])('begins anew once when the cart it has is gone (%s)', async status => {
    const { store, sent } = shop(
      answering(contract.prepareSale, () => [
        aPreparedOrder({ orderId: OTHER_ORDER_ID, state: 'created', tickets: [] }),
      ]),
      refusing(contract.addTicket, status, notFound),
    )
    store.dispatch(initCart(ORDER_ID))
    const answer = await store.dispatch(addToCart(choice))
    expect(addToCart.rejected.match(answer)).toBe(true)
    expect(sent.map(({ call }) => call)).toEqual(['sales/addTicket', 'sales/prepareSale', 'sales/addTicket'])
  })

  it('passes on why the server refuses the ticket and keeps the cart', async () => {
    const soldOut = { field: '', message: '', code: 308, key: 'error.soldOut' }
    const { store, sent } = shop(refusing(contract.addTicket, 409, soldOut))
    store.dispatch(initCart(ORDER_ID))
    await store.dispatch(addToCart(choice))
    expect(store.getState().commonStore.errors[addToCart.typePrefix]).toEqual([soldOut])
    expect(sent).toHaveLength(1)
  })
})

describe('what the device keeps', () => {
  it('is the id of the cart while there is one', async () => {
    const { store } = shop(
      answering(contract.addTicket, () => [aPreparedOrder()]),
      answering(contract.abortOrder, () => [aPreparedOrder({ state: 'aborted' })]),
    )
    const stop = keepSale(store)
    await store.dispatch(calls.addTicket({ params, body: choice }))
    expect(storedCart.read()).toBe(ORDER_ID)
    await store.dispatch(calls.abortOrder({ params }))
    expect(storedCart.read()).toBeUndefined()
    stop()
  })

  it('is taken up by the next visit, orders with their barcodes included', async () => {
    const { store } = shop(answering(contract.executeSaleGuest, () => [aPaidOrder()]))
    const stop = keepSale(store)
    await store.dispatch(calls.executeSaleGuest({ body: { ...execution, guest } }))
    stop()
    const next = shop()
    restoreCart(next.store.dispatch)
    expect(next.sale().restored).toBe(true)
    keepSale(next.store)()
    expect(next.sale().lastSales).toEqual([])
    const stopNext = keepSale(next.store)
    await vi.waitFor(() => expect(next.sale().lastSales).toEqual([aPaidOrder()]))
    stopNext()
  })

  it('stays while it has not been read, beside what is bought meanwhile, and goes when a session ends', async () => {
    const early = aPaidOrder({ orderId: '4711' })
    storedLastSales.write([early])
    const { store, sale } = shop()
    const stop = keepSale(store)
    store.dispatch(initLastSales([aPaidOrder()]))
    expect(storedLastSales.unread()).toMatchObject([aPaidOrder(), early])
    await vi.waitFor(() => expect(sale().lastSales).toEqual([aPaidOrder(), early]))
    stop()
    const other = shop()
    const stopOther = keepSale(other.store)
    other.store.dispatch(sessionEnded())
    stopOther()
    expect(storedLastSales.unread()).toEqual([])
  })

  it('leaves out what it cannot read and keeps the rest', async () => {
    storedLastSales.write([aPaidOrder()])
    const [kept] = JSON.parse(localStorage.getItem('last_sales') ?? '[]')
    localStorage.setItem('last_sales', JSON.stringify([{ orderId: 'of an older version' }, kept]))
    expect(await storedLastSales.read()).toEqual([aPaidOrder()])
  })
})
