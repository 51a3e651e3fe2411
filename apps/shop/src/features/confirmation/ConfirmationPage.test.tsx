import * as contract from '@billett/contract'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aPass, somePasses } from '../../state/contract/contract.fixture.ts'
import {
  aFailedOrder,
  anInterruptedOrder,
  anIssuedTicket,
  aPaidOrder,
  aPreparedOrder,
  aWaitingOrder,
  ORDER_ID,
  OTHER_ORDER_ID,
} from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'
import { storedLastSales } from '../../storage/last-sales.ts'
import { storedPasses } from '../../storage/passes.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanDevice()
})

const at = `/confirm/${ORDER_ID}`
const verified = (...orders: contract.PreparedOrder[]) =>
  answering(contract.verifyOrder, () => (orders.length > 1 ? orders.splice(0, 1) : orders.slice(0, 1)))

/** The clock stands still here; nothing waits for it. */
const atTime = (instant: string) => vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })

describe('the confirmation of a paid order', () => {
  it('is the ticket itself: barcode, validity, zones, order number', async () => {
    atTime('2026-11-21T10:00:00.000Z')
    await renderShop({ at, answers: [verified(aPaidOrder())] })
    expect(await screen.findByRole('heading', { name: 'Your ticket is ready' })).toBeTruthy()
    const ticket = within(screen.getByRole('region', { name: 'Tageskarte Erwachsene' }))
    expect(ticket.getByRole('button', { name: 'Enlarge the barcode' }).querySelector('img')).toBeTruthy()
    expect(ticket.getByRole('timer').textContent).toBe('Valid, 16\u00a0h left')
    expect(ticket.getByText('Zone 100')).toBeTruthy()
    expect(ticket.getByText('21/11/2026, 09:00 to 22/11/2026, 03:00')).toBeTruthy()
    expect(screen.getByText('BCDFGHJK23')).toBeTruthy()
    expect(ticket.getByText('BCDFGHJK23-1')).toBeTruthy()
    expect(screen.queryByText(ORDER_ID)).toBeNull()
    expect(screen.getByText(/kaethe@example\.org/)).toBeTruthy()
  })

  it.each([
    ['2026-11-20T10:00:00.000Z', 'Valid from 21/11/2026, 09:00, in 22\u00a0h'],
    ['2026-11-23T10:00:00.000Z', 'Expired'],
  ])('says when it is not valid (%s)', async (now, text) => {
    atTime(now)
    await renderShop({ at, answers: [verified(aPaidOrder())] })
    expect((await screen.findByRole('timer')).textContent).toBe(text)
  })

  it('counts days as German does: noch 2 Tage, in 2 Tagen', async () => {
    atTime('2026-11-18T10:00:00.000Z')
    await renderShop({ at: at.replace('/confirm', '/bestaetigung'), answers: [verified(aPaidOrder())] })
    expect((await screen.findByRole('timer')).textContent).toBe('Gültig ab 21.11.2026, 09:00, in 2 Tagen')
  })

  it('shows several tickets one at a time: the one that is valid first, one that was given back as void', async () => {
    atTime('2026-11-21T10:00:00.000Z')
    const givenBack = anIssuedTicket({ ticketId: crypto.randomUUID(), ticketNameLong: 'Monatskarte', image: null })
    const tickets = [{ ...givenBack, state: 'cancelled' as const }, anIssuedTicket()]
    const { user } = await renderShop({ at, answers: [verified(aPaidOrder({ tickets }))] })
    expect(await screen.findByRole('region', { name: 'Tageskarte Erwachsene' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: '2 of 2' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getAllByRole('button', { name: 'Enlarge the barcode' })).toHaveLength(1)
    await user.click(screen.getByRole('tab', { name: '1 of 2' }))
    const ended = within(screen.getByRole('region', { name: 'Monatskarte' }))
    expect(ended.getByText('This ticket is no longer valid.')).toBeTruthy()
    expect(ended.queryByRole('timer')).toBeNull()
    expect(ended.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Tageskarte Erwachsene' })).toBeNull()
  })

  it('says of a ticket that has been used that it has', async () => {
    await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [anIssuedTicket({ state: 'used' })] }))] })
    expect(await screen.findByText('This ticket has been used.')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('gives a ticket back before it is valid: how much, until when, to where, asked once more', async () => {
    atTime('2026-11-20T10:00:00.000Z')
    const back = anIssuedTicket({ giveBackUntil: '2026-11-21T08:00:00.000Z' })
    const { payment } = aPaidOrder()
    const kept = anIssuedTicket({ ticketId: 'kept' })
    const before = aPaidOrder({ tickets: [back, kept], payment: { ...payment, methodLabel: 'Visa ···· 4242' } })
    const after = aPaidOrder({
      tickets: [anIssuedTicket({ state: 'cancelled', image: null }), kept],
      payment: { ...payment, state: 'refundPending' },
    })
    const taken = answering(contract.giveBackTickets, () => [{ orderId: ORDER_ID, events: [], tickets: [] }])
    const { user, sent } = await renderShop({ at, answers: [verified(before, after), taken] })
    const button = await screen.findByRole('button', { name: 'Give back: Tageskarte Erwachsene, 1 of 2' })
    expect(button.parentElement?.textContent).toMatch(
      /until 21\/11\/2026, 09:00\. You get \D*10\.70.*back.*paid: .*4242/,
    )
    await user.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(sent.some(({ call }) => call === contract.giveBackTickets.name)).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Yes, give it back' }))
    const told = await screen.findByText(/has been given back/)
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true))
    expect(sent.find(({ call }) => call === contract.giveBackTickets.name)?.input).toEqual({
      params: { orderId: ORDER_ID },
      body: { ticketGuids: [back.ticketId] },
    })
    expect(await screen.findByText(/no longer valid is on its way back/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Give back/ })).toBeNull()
  })

  it('says that the last ticket is given back where its order is over with it', async () => {
    atTime('2026-11-20T10:00:00.000Z')
    const back = anIssuedTicket({ giveBackUntil: '2026-11-21T08:00:00.000Z' })
    const { payment } = aPaidOrder()
    const after = aPaidOrder({
      state: 'cancelled',
      displayState: 'reversed',
      tickets: [anIssuedTicket({ state: 'cancelled', image: null })],
      payment: { ...payment, state: 'refundPending' },
    })
    const taken = answering(contract.giveBackTickets, () => [{ orderId: ORDER_ID, events: [], tickets: [] }])
    const { user } = await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [back] }), after), taken] })
    await user.click(await screen.findByRole('button', { name: /^Give back/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Yes, give it back' }))
    expect(await screen.findByText(/no longer valid is on its way back/)).toBeTruthy()
    const told = screen.getByText(/has been given back/)
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true))
  })

  it('takes no ticket back that is valid already', async () => {
    atTime('2026-11-21T10:00:00.000Z')
    const valid = anIssuedTicket({ giveBackUntil: '2026-11-21T08:00:00.000Z' })
    await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [valid] }))] })
    expect(await screen.findByRole('timer')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Give back/ })).toBeNull()
  })

  it('says from where to where it is valid, and whose it is', async () => {
    const ticket = anIssuedTicket({
      startName: 'Oberau',
      endName: 'Lühr',
      passengerName: 'Käthe#Öz',
      passengerSalutation: 2,
    })
    await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [ticket] }))] })
    expect(await screen.findByText('Oberau – Lühr')).toBeTruthy()
    expect(screen.getByText('Ms Käthe Öz')).toBeTruthy()
  })

  it('leads to the withdrawal only where something can be withdrawn from, with the number filled in', async () => {
    const card = anIssuedTicket({ withdrawalApplies: true, ticketName: 'LührtalCard' })
    const { user } = await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [card] }))] })
    await screen.findByText(/LührtalCard: you can withdraw/)
    await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'Withdraw from a contract' }))
    expect(await screen.findByLabelText('Order, invoice or customer number')).toHaveProperty('value', 'BCDFGHJK23')
  })

  it('offers no withdrawal from a ticket to travel', async () => {
    await renderShop({ at, answers: [verified(aPaidOrder())] })
    await screen.findByRole('heading', { name: 'Your ticket is ready' })
    expect(screen.queryByText(/you can withdraw/)).toBeNull()
  })

  it('says of several rides that they are validated here, and of the ticket beside them that it is shown', async () => {
    const rides = anIssuedTicket({ ticketId: crypto.randomUUID(), image: null, rides: 4, ridesLeft: 4 })
    await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [anIssuedTicket(), rides] }))] })
    expect(await screen.findByText(/Show the barcode .* multi-ride ticket, validate a ride here/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tickets as PDF' })).toBeTruthy()
  })

  it('fills the screen with the barcode on demand, and asks for a bright one once', async () => {
    const { user } = await renderShop({ at, answers: [verified(aPaidOrder())] })
    expect(await screen.findByRole('button', { name: 'Enlarge the barcode' })).toBeTruthy()
    const brighter = 'Please turn your screen brightness all the way up'
    expect(screen.queryByText(brighter)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enlarge the barcode' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Barcode of Tageskarte' }))
    expect(dialog.getByText(brighter)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Enlarge the barcode' }))
    expect(await screen.findByRole('dialog', { name: 'Barcode of Tageskarte' })).toBeTruthy()
    expect(screen.queryByText(brighter)).toBeNull()
  })

  it('shows the word of the day of sale and the time, by the clock of the server, until the ticket ends', async () => {
    atTime('2026-11-21T10:00:00.000Z')
    await renderShop({ at, answers: [verified(aPaidOrder({ codeWord: 'LUCHS 24' }))] })
    const ticket = within(await screen.findByRole('region', { name: 'Tageskarte Erwachsene' }))
    expect(ticket.getByText('LUCHS 24').textContent).toBe('Word of the day of sale: LUCHS 24')
    expect(ticket.getByText('11:00:00')).toBeTruthy()
    cleanup()
    vi.setSystemTime('2026-11-23T10:00:00.000Z')
    await renderShop({ at, answers: [verified(aPaidOrder({ codeWord: 'LUCHS 24' }))] })
    expect(await screen.findByText('Expired')).toBeTruthy()
    expect(screen.queryByText('LUCHS 24')).toBeNull()
  })

  it('says by voice that a ticket begins and ends while it is looked at, and nothing of the running time', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-21T07:59:59.000Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    await renderShop({ at, answers: [verified(aPaidOrder())] })
    const state = await screen.findByRole('timer')
    expect(state.textContent).toBe('Valid from 09:00, in 0:01\u00a0min')
    expect(screen.queryByText('The ticket is valid now.')).toBeNull()
    act(() => void vi.advanceTimersByTime(2000))
    expect(screen.getByText('The ticket is valid now.').closest('[role=status]')).toBeTruthy()
    expect(state.getAttribute('aria-live')).toBe('off')
  })

  it('is put into a calendar of one’s own, and says so where that fails', async () => {
    const { user, sent } = await renderShop({ at, answers: [verified(aPaidOrder())] })
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    expect(await screen.findByText('The entry for the calendar could not be loaded.')).toBeTruthy()
    expect(sent.find(({ call }) => call === contract.getTicketCalendar.name)?.input).toEqual({
      params: { orderId: ORDER_ID, ticketId: anIssuedTicket().ticketId },
    })
  })

  it('says how many people a ticket is for as large as what it is', async () => {
    const group = anIssuedTicket({ passengerCount: 8 })
    await renderShop({ at, answers: [verified(aPaidOrder({ tickets: [group] }))] })
    const ticket = within(await screen.findByRole('region', { name: 'Tageskarte Erwachsene' }))
    const [people] = ticket.getAllByText('8 people')
    expect(people?.className).toBe(ticket.getByRole('heading', { name: 'Tageskarte Erwachsene' }).className)
  })

  it('sends the mail again and says so', async () => {
    const { user } = await renderShop({
      at,
      answers: [verified(aPaidOrder()), answering(contract.resendEmail, () => [])],
    })
    await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }))
    expect(await screen.findByText('The e-mail is on its way.')).toBeTruthy()
  })

  it('gives the terms it was ordered under, to guests as well', async () => {
    const { user, sent } = await renderShop({
      at,
      answers: [verified(aPaidOrder()), answering(contract.getOrderTerms, () => [])],
    })
    await user.click(await screen.findByRole('button', { name: 'Download the terms' }))
    await waitFor(() =>
      expect(sent.find(({ call }) => call === contract.getOrderTerms.name)?.input).toEqual({
        params: { orderId: ORDER_ID },
      }),
    )
  })

  it('says so where the terms are not known', async () => {
    const unknown = { field: '', message: '', code: 418, key: 'error.orderTermsUnknown' }
    const { user } = await renderShop({
      at,
      answers: [verified(aPaidOrder()), refusing(contract.getOrderTerms, 404, unknown)],
    })
    await user.click(await screen.findByRole('button', { name: 'Download the terms' }))
    expect(await screen.findByText('No general terms are stored with this order.')).toBeTruthy()
  })

  it('stays useful when the PDF cannot be had', async () => {
    const { user } = await renderShop({ at, answers: [verified(aPaidOrder())] })
    await user.click(await screen.findByRole('button', { name: 'Ticket as PDF' }))
    expect(await screen.findByText(/valid all the same/)).toBeTruthy()
  })

  it('is bought again in three taps: the checkout knows e-mail and way to pay of the order', async () => {
    const cart = aPreparedOrder({ orderId: OTHER_ORDER_ID })
    const paid = aPaidOrder()
    const { user, location } = await renderShop({
      at,
      answers: [
        verified({ ...paid, email: 'kaethe@example.org', payment: { ...paid.payment, methodId: 'demo-1-27' } }),
        answering(contract.duplicateCart, () => [cart]),
        answering(contract.updatePreparedOrder, () => [cart]),
        answering(contract.getPaymentMethods, () => [
          {
            id: 'demo-1-27',
            type: 1,
            subType: 27,
            label: 'Credit card',
            urlToIcon: '',
            isDefault: false,
            isGeneric: true,
          },
        ]),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Buy again' }))
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'kaethe@example.org')
    expect(location()?.pathname).toBe('/checkout')
    await waitFor(() => expect(screen.getByRole('radio', { name: /Credit card/ })).toHaveProperty('checked', true))
  })

  it('tells of a surplus payment that goes back, and shows the ticket all the same', async () => {
    const paid = aPaidOrder()
    await renderShop({ at, answers: [verified({ ...paid, payment: { ...paid.payment, state: 'refundPending' } })] })
    expect(await screen.findByText(/paid too much is refunded/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enlarge the barcode' })).toBeTruthy()
  })
})

describe('a payment that is not decided', () => {
  it.each([
    ['pending', 'Your payment is on its way', /keep asking/],
    ['unknown', 'We do not know yet whether you have paid', /do not pay again/],
  ] as const)('is named and looked at again (%s)', async (state, headline, text) => {
    const { user } = await renderShop({ at, answers: [verified(aWaitingOrder(state), aPaidOrder())] })
    expect(await screen.findByRole('heading', { name: headline })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByRole('heading', { name: 'Your ticket is ready' })).toBeTruthy()
  })

  it('says what became of it: by the headline, which has the focus, and in the title of the page', async () => {
    const { user } = await renderShop({ at, answers: [verified(aWaitingOrder('pending'), aPaidOrder())] })
    const waiting = await screen.findByRole('heading', { level: 1, name: /payment is on its way/ })
    await waitFor(() => expect(document.title).toContain(waiting.textContent))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    const ready = await screen.findByRole('heading', { level: 1, name: 'Your ticket is ready' })
    await waitFor(() => expect(document.activeElement).toBe(ready))
    expect(document.title).toMatch(/^Your ticket is ready – /)
  })

  it('says that nothing has changed to whoever looks, and leaves the focus where it is', async () => {
    const { user } = await renderShop({
      at,
      answers: [verified(aWaitingOrder('pending'), aWaitingOrder('pending'), aWaitingOrder('pending'))],
    })
    const look = await screen.findByRole('button', { name: 'Check now' })
    const status = screen.getAllByRole('status').find(region => region.textContent === '')
    await user.click(look)
    expect(await screen.findByText(/Nothing has changed yet/)).toBeTruthy()
    expect(document.activeElement).toBe(look)
    expect(status?.isConnected).toBe(true)
  })

  it('is asked for again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sent } = await renderShop({ at, answers: [verified(aWaitingOrder('pending'), aPaidOrder())] })
    expect(await screen.findByRole('heading', { name: 'Your payment is on its way' })).toBeTruthy()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await screen.findByRole('heading', { name: 'Your ticket is ready' })).toBeTruthy()
    expect(sent.filter(({ call }) => call === contract.verifyOrder.name)).toHaveLength(2)
  })

  it('can be gone on with or given up when the payment page was left', async () => {
    const aborted = aPreparedOrder({ state: 'aborted', status: 11, displayState: 'canceled' })
    const { user } = await renderShop({
      at,
      answers: [verified(anInterruptedOrder(), aborted), answering(contract.abortOrder, () => [aborted])],
    })
    expect(await screen.findByRole('button', { name: 'Continue payment' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy()
  })
})

describe('a payment that failed', () => {
  it('says why in words and leads back to the checkout of the same order, beside whatever lies in the cart', async () => {
    storedCart.write(OTHER_ORDER_ID)
    const declined = aFailedOrder('declined', 'insufficientFunds')
    const { user, location } = await renderShop({
      at,
      answers: [
        verified(declined),
        answering(contract.getOrder, () => [declined]),
        answering(contract.updatePreparedOrder, () => [declined]),
      ],
    })
    expect(await screen.findByText(/not enough money in the account.*Nothing has been charged/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose another payment method' }))
    expect(screen.queryByRole('button', { name: 'To the cart' })).toBeNull()
    await waitFor(() => expect(location()?.pathname).toBe('/checkout'))
    expect(location()?.search).toBe(`?order=${ORDER_ID}`)
    expect(await screen.findByRole('button', { name: 'order with obligation to pay' })).toBeTruthy()
    expect(storedCart.read()).toBe(OTHER_ORDER_ID)
  })

  it('leads back to the cart that it was', async () => {
    storedCart.write(ORDER_ID)
    const declined = aFailedOrder('declined', 'insufficientFunds')
    const { user, location } = await renderShop({
      at,
      answers: [
        verified(declined),
        answering(contract.getOrder, () => [declined]),
        answering(contract.updatePreparedOrder, () => [declined]),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'To the cart' }))
    await waitFor(() => expect(location()?.pathname).toBe('/cart'))
  })

  it('makes a new order where this one is closed', async () => {
    const cart = aPreparedOrder({ orderId: OTHER_ORDER_ID })
    const { user, location } = await renderShop({
      at: `/bestaetigung/${ORDER_ID}`,
      answers: [
        verified(aPreparedOrder({ state: 'aborted', status: 11, displayState: 'canceled' })),
        answering(contract.duplicateCartAfterFailedExecuteSale, () => [cart]),
        answering(contract.updatePreparedOrder, () => [cart]),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Dieselben Tickets noch einmal kaufen' }))
    await waitFor(() => expect(location()?.pathname).toBe('/kasse'))
    expect(location()?.search).toBe(`?order=${OTHER_ORDER_ID}`)
  })
})

describe('without an answer', () => {
  it('shows the ticket this device keeps', async () => {
    atTime('2026-11-21T08:31:00.000Z')
    storedLastSales.write([aPaidOrder()])
    vi.setSystemTime('2026-11-21T10:00:00.000Z')
    await renderShop({ at })
    expect(await screen.findByText('Saved 09:31, works without a network')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enlarge the barcode' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ticket as PDF' })).toBeNull()
  })

  it('keeps trying and warns of paying twice where nothing is kept', async () => {
    await renderShop({ at })
    expect(await screen.findByText(/do not pay again/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy()
  })

  it('says so when there is no such order', async () => {
    const error = { field: 'orderId', message: '', code: 400, key: 'error.orderNotFound' }
    await renderShop({ at, answers: [refusing(contract.verifyOrder, 404, error)] })
    expect(await screen.findByRole('heading', { name: 'No order found' })).toBeTruthy()
  })
})

describe('a ticket with several rides', () => {
  const four = anIssuedTicket({
    rideMinutes: 90,
    rides: 4,
    ridesLeft: 4,
    state: 'toValidate',
    image: null,
  })
  const validated = {
    ...four,
    ridesLeft: 2,
    childTickets: [
      {
        ticketId: OTHER_ORDER_ID,
        parentTicketGuid: four.ticketId,
        rides: 2,
        validFrom: '2026-11-21T10:00:00.000Z',
        validTo: '2026-11-21T11:30:00.000Z',
        image: 'data:image/svg+xml,%3Csvg/%3E',
      },
    ],
  }

  it('has rides validated now and shows each with its own barcode', async () => {
    atTime('2026-11-21T10:00:30.000Z')
    const { user, sent } = await renderShop({
      at,
      answers: [
        verified(aPaidOrder({ tickets: [four] })),
        answering(contract.validateMultiTicket, () => [aPaidOrder({ tickets: [validated] })]),
      ],
    })
    expect(await screen.findByText('4 rides of 4 left')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enlarge the barcode' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Increase Rides' }))
    expect(screen.queryByText(/to the inspector/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Validate 2 rides' }))
    expect(sent.some(({ call }) => call === contract.validateMultiTicket.name)).toBe(false)
    expect(screen.getByText(/valid from 21\/11\/2026, 11:00 to 12:30/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Validate for good' }))
    expect(await screen.findByText('2 rides of 4 left')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enlarge the barcode' })).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('Valid, 1\u00a0h 29\u00a0min left')
    const [call] = sent.filter(({ call }) => call === contract.validateMultiTicket.name)
    expect(call?.input.body).toMatchObject({ amountValidating: 2, dateValid: '2026-11-21T11:00', wait: true })
  })
})

describe('my tickets', () => {
  it('lists what was bought on this device and forgets it on demand', async () => {
    storedLastSales.write([aPaidOrder()])
    const { user } = await renderShop({ at: '/confirm' })
    expect(await screen.findByRole('heading', { name: 'Tageskarte Erwachsene' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Open/ }).getAttribute('href')).toBe(`/confirm/${ORDER_ID}`)
    await user.click(screen.getByRole('button', { name: /Remove from this device/ }))
    expect(await screen.findByRole('heading', { name: 'There are no tickets on this device' })).toBeTruthy()
    expect(storedLastSales.unread()).toEqual([])
  })

  it('are bought again from the list, what was paid here alone', async () => {
    storedLastSales.write([
      aPaidOrder(),
      aPaidOrder({ orderId: OTHER_ORDER_ID, tickets: [anIssuedTicket({ isReceived: true })] }),
    ])
    const again = aPreparedOrder()
    const answers = [
      answering(contract.duplicateCart, () => [again]),
      answering(contract.updatePreparedOrder, () => [again]),
    ]
    const { user, location } = await renderShop({ at: '/confirm', answers })
    await user.click(await screen.findByRole('button', { name: /^Buy again: Tageskarte Erwachsene/ }))
    await waitFor(() => expect(location()?.pathname).toBe('/checkout'))
    expect(location()?.search).toBe(`?order=${ORDER_ID}`)
  })

  it('tell like tickets apart by way, passenger and time, what is valid on top with the time that is left', async () => {
    atTime('2026-11-21T10:00:00.000Z')
    const like = (orderId: string, date: number, endName: string) => {
      const [validFrom, validTo] = [`2026-11-${date}T08:00:00.000Z`, `2026-11-${date}T12:00:00.000Z`]
      return aPaidOrder({ orderId, tickets: [anIssuedTicket({ startName: 'Hbf', endName, validFrom, validTo })] })
    }
    storedLastSales.write([
      like(crypto.randomUUID(), 20, 'Markt'),
      like(OTHER_ORDER_ID, 22, 'Kurpark'),
      like(ORDER_ID, 21, 'Therme'),
    ])
    await renderShop({ at: '/confirm' })
    expect(await screen.findByText('2 hours left')).toBeTruthy()
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Valid now', 'Coming up'])
    expect(screen.getByText('Ended (1)').closest('details')?.open).toBe(false)
    const ways = screen
      .getAllByText(/^Hbf .* (Therme|Kurpark|Markt)$/)
      .map(({ textContent }) => textContent?.split(' ').at(-1))
    expect(ways).toEqual(['Therme', 'Kurpark', 'Markt'])
    expect(screen.getByRole('link', { name: /^Open: .*Therme.*21\/11\/2026/ }).getAttribute('href')).toContain(ORDER_ID)
  })

  it('say of what was cancelled elsewhere that it is, and keep what is known where nobody answers', async () => {
    storedLastSales.write([
      aPaidOrder(),
      aPaidOrder({ orderId: OTHER_ORDER_ID, tickets: [anIssuedTicket({ ticketNameLong: 'Monatskarte' })] }),
    ])
    const cancelled = aPaidOrder({
      state: 'cancelled',
      status: 10,
      displayState: 'reversed',
      tickets: [anIssuedTicket({ state: 'cancelled', image: null })],
    })
    const answer = answering(contract.getOrder, () => [cancelled])
    const noAnswer = refusing(contract.getOrder, 0)
    const isFirst = (input: object) => 'params' in input && JSON.stringify(input.params).includes(ORDER_ID)
    const both = { ...answer, answer: (input: object) => (isFirst(input) ? answer : noAnswer).answer(input) }
    const { sent } = await renderShop({ at: '/confirm', answers: [both] })
    expect(await screen.findByText('cancelled')).toBeTruthy()
    await waitFor(() => expect(sent.filter(({ call }) => call === contract.getOrder.name)).toHaveLength(2))
    const [first, second] = screen.getAllByRole('listitem').filter(item => within(item).queryByRole('heading'))
    expect(first && within(first).queryByText('paid')).toBeNull()
    expect(second && within(second).getByText('paid')).toBeTruthy()
  })

  it('say of one ticket of several that it was given back', async () => {
    const givenBack = anIssuedTicket({ ticketId: crypto.randomUUID(), ticketNameLong: 'Monatskarte', image: null })
    const tickets = [anIssuedTicket(), { ...givenBack, state: 'cancelled' as const }]
    storedLastSales.write([aPaidOrder({ state: 'partlyCancelled', tickets })])
    await renderShop({ at: '/confirm' })
    expect(await screen.findByText('paid')).toBeTruthy()
    expect(screen.getAllByText('No longer valid')).toHaveLength(1)
  })

  const shownOffline = () => screen.findByRole('img', { name: 'Barcode of Deutschlandticket' })

  it('show the pass of a subscription that this device keeps, also to whom the shop does not answer', async () => {
    storedPasses.keep(
      somePasses({ passes: [aPass({ validTo: '2020-02-01T00:00:00.000Z', ticketId: 'over' }), aPass()] }),
    )
    await renderShop({ at: '/confirm' })
    expect(await shownOffline()).toBeTruthy()
    expect(screen.getByText('Wanda Reisig, 01/04/1990')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'There are no tickets on this device' })).toBeNull()
    expect(screen.queryByText('Expired')).toBeNull()
  })

  it('renew a pass where somebody is signed in and there is a network', async () => {
    storedPasses.keep(somePasses({ passes: [aPass({ ticketName: 'Of November' })] }))
    const renewed = somePasses({ passes: [aPass()] })
    await renderShop({
      at: '/confirm',
      answers: [signedIn(), answering(contract.getSubscriptionPasses, () => [renewed])],
    })
    expect(await shownOffline()).toBeTruthy()
    await waitFor(async () => expect(await storedPasses.read()).toContainEqual(renewed))
  })

  it('lose a pass whose contract is theirs no more', async () => {
    storedPasses.keep(somePasses({ passes: [aPass()] }))
    const unknown = { field: '', message: '', code: 851, key: 'error.contractUnknown' }
    await renderShop({ at: '/confirm', answers: [signedIn(), refusing(contract.getSubscriptionPasses, 404, unknown)] })
    expect(await screen.findByRole('heading', { name: 'There are no tickets on this device' })).toBeTruthy()
    expect(await storedPasses.read()).toEqual([])
  })

  it('has no passes of somebody who has signed out', async () => {
    storedPasses.keep(somePasses({ passes: [aPass()] }))
    const { store } = await renderShop({ at: '/confirm' })
    store.dispatch(sessionEnded())
    expect(await storedPasses.read()).toEqual([])
  })
})
