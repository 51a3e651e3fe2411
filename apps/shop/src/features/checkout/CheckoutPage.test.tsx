import { type Client, defaultClient } from '@billett/clients'
import * as contract from '@billett/contract'
import { answering, type fakeSend, neverAnswering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import {
  aFailedOrder,
  anInterruptedOrder,
  anOrderTicket,
  aPaidOrder,
  aPreparedOrder,
  aWaitingOrder,
  ORDER_ID,
  OTHER_ORDER_ID,
} from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'

type Opened = Awaited<ReturnType<typeof renderShop>>
type User = Opened['user']

const way = { type: 1, urlToIcon: '', isDefault: false, isGeneric: true } as const
const methods = answering(contract.getPaymentMethods, (): contract.PaymentMethod[] => [
  { ...way, id: 'none', label: 'None', subType: 0 },
  { ...way, id: 'demo-1-27', label: 'Credit card', subType: 27 },
  { ...way, id: 'demo-1-3', label: 'Debit', subType: 3 },
])

const personal = aPreparedOrder({
  tickets: [
    anOrderTicket({
      userData: { firstname: true, name: true, salutation: true, birthdate: true },
      identificationMediums: ['s', 'p'],
    }),
  ],
})

const open = (order: contract.PreparedOrder, at: string, ...answers: Parameters<typeof fakeSend>) =>
  openAt(defaultClient, order, at, ...answers)

function openAt(client: Client, order: contract.PreparedOrder, at: string, ...answers: Parameters<typeof fakeSend>) {
  storedCart.write(ORDER_ID)
  return renderShop({
    at,
    client,
    answers: [
      ...answers,
      methods,
      answering(contract.getOrder, () => [order]),
      answering(contract.updatePreparedOrder, () => [order]),
    ],
  })
}

/** A company that wants a tick beside its terms. */
const ticking: Client = {
  ...defaultClient,
  config: { ...defaultClient.config, settings: { ...defaultClient.config.settings, termsAreTicked: true } },
}

/** All that a guest is asked for by card. */
async function fillGuest(user: User) {
  await user.type(await screen.findByLabelText('E-mail'), 'kaethe@example.org')
  await user.click(await screen.findByRole('radio', { name: /Credit card/ }))
}

async function fillNamed(user: User) {
  await user.type(screen.getByLabelText('First name'), 'Käthe')
  await user.type(screen.getByLabelText('Last name'), ' Brömmelkamp ')
  await user.type(screen.getByLabelText('Street'), 'Lindenweg')
  await user.type(screen.getByLabelText('House number'), '4a')
  await user.type(screen.getByLabelText('Postcode'), '99981')
  await user.type(screen.getByLabelText('City'), 'Falkenbrück')
}

/** With an invoice that names its buyer. */
async function fill(user: User) {
  await fillGuest(user)
  await user.click(screen.getByRole('checkbox', { name: 'I need an invoice with my name and address' }))
  await fillNamed(user)
}

const order = () => screen.getByRole('button', { name: 'order with obligation to pay' })
const executions = (sent: Opened['sent']) => sent.filter(({ call }) => call === contract.executeSaleGuest.name)

const guestSent = (sent: Opened['sent']) =>
  executions(sent).map(({ input: { body } }) => body && 'guest' in body && body.guest)

describe('an order of its own', () => {
  const at = `/checkout?order=${ORDER_ID}`
  const cart = aPreparedOrder({ orderId: OTHER_ORDER_ID, tickets: [anOrderTicket({ priceInCents: 990 })] })
  const own = (state: contract.PreparedOrder) => [
    answering(contract.getOrder, ({ params }) => [
      params && 'orderId' in params && params.orderId === ORDER_ID ? state : cart,
    ]),
    answering(contract.updatePreparedOrder, () => [state]),
    answering(contract.verifyOrder, () => [state]),
  ]
  const openOwn = (...answers: Parameters<typeof fakeSend>) => {
    storedCart.write(OTHER_ORDER_ID)
    return renderShop({ at, answers: [...answers, methods] })
  }

  it('is bought at the address that names it, after a reload too; the cart stays as it is', async () => {
    const paid = answering(contract.executeSaleGuest, () => [aPaidOrder()])
    const { user, sent, location } = await openOwn(paid, ...own(aPreparedOrder()))
    await fillGuest(user)
    expect(screen.queryByRole('link', { name: 'Back to the cart' })).toBeNull()
    await user.click(order())
    await waitFor(() => expect(location()?.pathname).toBe(`/confirm/${ORDER_ID}`))
    expect(executions(sent).map(({ input }) => input.body)).toMatchObject([{ orderId: ORDER_ID }])
    expect(storedCart.read()).toBe(OTHER_ORDER_ID)
  })

  it('that is paid already has its own page', async () => {
    const { location } = await openOwn(...own(aPaidOrder()))
    await waitFor(() => expect(location()?.pathname).toBe(`/confirm/${ORDER_ID}`))
  })

  it('none of whose tickets is sold any more says which, and leads to others', async () => {
    const gone = {
      kind: 'ticketRemoved',
      ticketId: 'b',
      ticketName: 'Heritage day',
      before: null,
      after: null,
    } as const
    await openOwn(...own(aPreparedOrder({ tickets: [], notices: [gone] })))
    expect(await screen.findByText(/Heritage day/)).toBeTruthy()
    expect(screen.getByText('These tickets can no longer be bought as they were')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a ticket' })).toBeTruthy()
  })

  it('that there is no more says so, and nothing of an empty cart', async () => {
    await openOwn(refusing(contract.getOrder, 404))
    expect(await screen.findByText('This order is no longer there')).toBeTruthy()
  })
})

describe('what a guest is asked for', () => {
  const paid = [
    answering(contract.executeSaleGuest, () => [aPaidOrder()]),
    answering(contract.verifyOrder, () => [aPaidOrder()]),
  ]

  it('is an e-mail address by card, and nothing else is sent', async () => {
    const { user, sent } = await open(aPreparedOrder(), '/checkout', ...paid)
    await fillGuest(user)
    expect(screen.queryByLabelText('First name')).toBeNull()
    expect(screen.queryByLabelText('Street')).toBeNull()
    await user.click(order())
    await waitFor(() => expect(guestSent(sent)).toEqual([{ email: 'kaethe@example.org' }]))
  })

  it('is name and address for a direct debit, with the reason; they stay unsent where another way is chosen', async () => {
    const { user, sent } = await open(aPreparedOrder(), '/checkout', ...paid)
    await fillGuest(user)
    await user.click(screen.getByRole('radio', { name: /Debit.*Needs name and address/ }))
    expect(await screen.findByText(/Direct debit needs your name and address/)).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /I need an invoice/ })).toBeNull()
    await user.click(order())
    expect(await screen.findAllByText('Please fill in this field.')).not.toEqual([])
    await fillNamed(user)
    await user.click(screen.getByRole('radio', { name: /Credit card/ }))
    expect(screen.queryByLabelText('Street')).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Debit/ }))
    expect(screen.getByLabelText('Street')).toHaveProperty('value', 'Lindenweg')
    await user.click(screen.getByRole('radio', { name: /Credit card/ }))
    await user.click(order())
    await waitFor(() => expect(guestSent(sent)).toEqual([{ email: 'kaethe@example.org' }]))
  })

  it('is name and address above 250 euros, which the page says', async () => {
    const dear = aPreparedOrder({ tickets: [anOrderTicket({ priceInCents: 25_001 })] })
    await open(dear, '/checkout')
    expect(await screen.findByText('Above €250.00 an invoice must state name and address.')).toBeTruthy()
    expect(screen.getByLabelText('Street')).toBeTruthy()
  })

  it('is name and address where the company wants every guest named', async () => {
    const { config } = defaultClient
    const client = { ...defaultClient, config: { ...config, settings: { ...config.settings, buyersAreNamed: true } } }
    await openAt(client, aPreparedOrder(), '/checkout')
    expect(await screen.findByText('We need your name and address for every order.')).toBeTruthy()
    expect(screen.getByLabelText('Street')).toBeTruthy()
  })

  it('is said at the field where the server wants more than the page knew', async () => {
    const missing = { field: 'guest.address', message: '', code: 200, key: 'error.required' }
    const { user } = await open(aPreparedOrder(), '/checkout', refusing(contract.executeSaleGuest, 400, missing))
    await fill(user)
    await user.click(order())
    await waitFor(() => expect(screen.getByLabelText('Street').getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('the checkout', () => {
  it('says that the terms apply, and asks for a tick only where the company wants one', async () => {
    await open(aPreparedOrder(), '/checkout')
    expect(await screen.findByRole('link', { name: /terms and conditions/ })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /terms and conditions/ })).toBeNull()
    cleanup()
    const { user, sent } = await openAt(ticking, aPreparedOrder(), '/checkout')
    await fillGuest(user)
    await user.click(order())
    expect(await screen.findByText('Please accept the terms and conditions.')).toBeTruthy()
    expect(executions(sent)).toEqual([])
    expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toHaveProperty('checked', false)
  })

  it('has a way to pay chosen for whoever is new: the first that asks for no name', async () => {
    await open(aPreparedOrder(), '/checkout')
    await waitFor(() => expect(screen.getByRole('radio', { name: /Credit card/ })).toHaveProperty('checked', true))
  })

  it('has an order button with the words of the law, below the total', async () => {
    await open(aPreparedOrder(), '/kasse')
    const button = await screen.findByRole('button', { name: 'zahlungspflichtig bestellen' })
    const total = screen.getByText('Gesamtbetrag')
    expect(total.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('keeps total and next step in view, and leads to what is missing', async () => {
    const { user } = await open(aPreparedOrder(), '/checkout')
    await user.click(await screen.findByRole('button', { name: 'Next: Contact', hidden: true }))
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    await fill(user)
    expect(screen.getByRole('button', { name: 'Review and order', hidden: true })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /Contact and invoice – complete/ })).toBeTruthy()
  })

  it('says beside the order button what is missing, and leads there', async () => {
    const { user } = await openAt(ticking, aPreparedOrder(), '/checkout')
    await screen.findByRole('radio', { name: /Credit card/ })
    await user.click(order())
    const missing = await screen.findByRole('group', { name: /^Please check these \d+ entries/ })
    await waitFor(() => expect(document.activeElement).toBe(missing))
    await user.click(within(missing).getByRole('link', { name: /e-mail/i }))
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })

  it('places the order over the total that was shown and shows how it was paid', async () => {
    const { user, sent, location } = await open(
      aPreparedOrder(),
      '/checkout',
      answering(contract.executeSaleGuest, () => [aPaidOrder()]),
      answering(contract.verifyOrder, () => [aPaidOrder()]),
    )
    await fill(user)
    await user.click(order())
    expect(await screen.findByRole('heading', { name: 'Your ticket is ready' })).toBeTruthy()
    expect(location()?.pathname).toBe(`/confirm/${ORDER_ID}`)
    expect(executions(sent)[0]).toMatchObject({
      input: {
        body: {
          orderId: ORDER_ID,
          expectedTotalInCents: 1070,
          paymentMethodId: 'demo-1-27',
          redirectURL: `${window.location.origin}/confirm/${ORDER_ID}`,
          wait: true,
          finalize: true,
          termsAccepted: true,
          guest: { lastName: 'Brömmelkamp', address: { country: 'de' } },
        },
      },
    })
  })

  it('says what can be withdrawn from and why, and is asked to begin at once before it is ordered', async () => {
    const reason = 'The card is no ticket.'
    const validFrom = new Date().toISOString()
    const card = { ticketName: 'Card', withdrawalApplies: true, withdrawalReason: reason, validFrom }
    const withCard = aPreparedOrder({ tickets: [anOrderTicket(card)] })
    const answer = answering(contract.executeSaleGuest, () => [aPaidOrder()])
    const { user, sent } = await open(
      withCard,
      '/checkout',
      answer,
      answering(contract.verifyOrder, () => [aPaidOrder()]),
    )
    await fill(user)
    expect(screen.getByText(reason)).toBeTruthy()
    const instructions = screen.getByRole('link', { name: /instructions on withdrawal/ })
    expect(instructions.getAttribute('href')).toBe('/terms')
    expect(instructions.compareDocumentPosition(order()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.click(order())
    expect(await screen.findAllByText(/Please ask expressly that it begins/)).not.toEqual([])
    expect(executions(sent)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /I expressly ask that Card begins/ }))
    await user.click(order())
    await waitFor(() => expect(executions(sent)).toMatchObject([{ input: { body: { beginAsked: true } } }]))
  })

  it('says nothing of withdrawal where nothing can be withdrawn from', async () => {
    await open(aPreparedOrder(), '/checkout')
    await screen.findByRole('radio', { name: /Credit card/ })
    expect(screen.queryByText(/withdraw from this purchase/)).toBeNull()
  })

  it('says that it is on its way to the payment service and does not ask about an interrupted payment', async () => {
    const { user } = await open(
      aPreparedOrder(),
      '/checkout',
      answering(contract.executeSaleGuest, () => [anInterruptedOrder()]),
    )
    await fill(user)
    await user.click(order())
    const way = await screen.findByRole('link', { name: 'If nothing happens: go to the payment service' })
    expect(way.getAttribute('href')).toBe('https://pay.example/1')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the payment that is in progress instead of asking for another one', async () => {
    await open(aWaitingOrder('pending'), '/checkout')
    const link = await screen.findByRole('link', { name: 'See the payment status' })
    expect(link.getAttribute('href')).toBe(`/confirm/${ORDER_ID}`)
    expect(screen.queryByRole('button', { name: 'order with obligation to pay' })).toBeNull()
  })

  it('orders once however often the button is pressed', async () => {
    const { user, sent } = await open(aPreparedOrder(), '/checkout', neverAnswering(contract.executeSaleGuest))
    await fill(user)
    await user.dblClick(order())
    await waitFor(() => expect(order().getAttribute('aria-busy')).toBe('true'))
    await user.click(order())
    await user.type(screen.getByLabelText('City'), '{Enter}')
    expect(executions(sent)).toHaveLength(1)
  })

  it('names every empty field and sends nothing', async () => {
    const { user, sent } = await openAt(ticking, aPreparedOrder(), '/checkout')
    await screen.findByRole('radio', { name: /Credit card/ })
    await user.click(order())
    expect(await screen.findByText('Please enter your e-mail address.')).toBeTruthy()
    expect(screen.getByText('Please accept the terms and conditions.')).toBeTruthy()
    expect(executions(sent)).toHaveLength(0)
  })

  it('judges the post code by the country', async () => {
    const { user } = await open(aPreparedOrder(), '/checkout')
    await fill(user)
    await user.selectOptions(screen.getByLabelText('Country'), 'ch')
    await user.click(order())
    expect(await screen.findByText('This postcode does not fit the country.')).toBeTruthy()
  })

  it('asks for what a ticket demands of its passenger, and saves it when it is complete', async () => {
    const { user, sent } = await open(personal, '/checkout')
    await user.type(await screen.findByLabelText('E-mail'), 'kaethe@example.org')
    expect(screen.queryByRole('button', { name: 'Use the name of the buyer' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'I need an invoice with my name and address' }))
    await user.type(screen.getAllByLabelText('First name')[0] ?? document.body, 'Käthe')
    await user.type(screen.getAllByLabelText('Last name')[0] ?? document.body, 'Öz')
    await user.click(screen.getByRole('button', { name: 'Use the name of the buyer' }))
    await user.selectOptions(screen.getByLabelText('Salutation'), '2')
    await user.type(screen.getByLabelText('Date of birth'), '2010-02-28')
    await user.selectOptions(screen.getByLabelText('Identification document'), 'Pupil ID')
    await user.type(screen.getByLabelText('Document number'), 'S-4711')
    await user.click(screen.getByLabelText('City'))
    const saved = sent.filter(({ call }) => call === contract.updatePreparedOrder.name).at(-1)
    expect(saved?.input.body).toMatchObject({
      passengers: [
        {
          salutation: 2,
          firstName: 'Käthe',
          lastName: 'Öz',
          birthDate: '2010-02-28',
          identificationMedium: { type: 's', value: 'S-4711' },
        },
      ],
    })
  })

  it('refuses a birth date that is too long ago or yet to come', async () => {
    const { user } = await open(personal, '/checkout')
    const date = await screen.findByLabelText('Date of birth')
    await user.type(date, '1890-01-01')
    await user.click(order())
    expect(await screen.findByText('Please enter a valid date of birth.')).toBeTruthy()
    expect(screen.getByText('Please choose an identification document for this ticket.')).toBeTruthy()
  })

  it('shows the new amount when the price has changed, and orders nothing', async () => {
    const error = { field: 'expectedTotalInCents', message: '', code: 406, key: 'error.priceChanged' }
    const notices: contract.PreparedOrder['notices'] = [
      { kind: 'priceChanged', ticketId: 'a', ticketName: 'Tageskarte', before: '990', after: '1070' },
    ]
    const cheap = aPreparedOrder({ tickets: [anOrderTicket({ priceInCents: 990 })] })
    const updates = [cheap, aPreparedOrder({ notices })]
    const { user } = await open(
      cheap,
      '/checkout',
      refusing(contract.executeSaleGuest, 409, error),
      answering(contract.updatePreparedOrder, () => updates.splice(0, 1)),
    )
    await fill(user)
    await user.click(order())
    expect(await screen.findByText('Tageskarte now costs €10.70 instead of €9.90.')).toBeTruthy()
    expect(screen.getByText('The amount has changed. Please look at it and then order again.')).toBeTruthy()
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Falkenbrück')
    expect(order().getAttribute('aria-busy')).toBe('false')
  })

  it.each([
    ['error.paymentProviderUnreachable', 502, /Nothing has been charged/],
    ['error.backendCommunication', 0, /paid only once/],
  ])('says what is known of the money when the order fails (%s)', async (key, status, text) => {
    const { user } = await open(
      aPreparedOrder(),
      '/checkout',
      refusing(contract.executeSaleGuest, status, { field: '', message: '', code: 1, key }),
    )
    await fill(user)
    await user.click(order())
    const alert = (await screen.findByText(text)).closest('[role=alert]')
    expect(document.activeElement).toBe(alert)
    expect(screen.getByLabelText('Street')).toHaveProperty('value', 'Lindenweg')
  })

  it('keeps what was typed and how it is to be paid over a reload, but no consent', async () => {
    const { user } = await openAt(ticking, aPreparedOrder(), '/checkout')
    await fill(user)
    cleanup()
    await openAt(ticking, aPreparedOrder(), '/checkout')
    expect(await screen.findByLabelText('Street')).toHaveProperty('value', 'Lindenweg')
    expect(await screen.findByRole('radio', { name: /Credit card/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveProperty('checked', false)
  })

  it('keeps what was typed of a passenger over a reload, complete or not', async () => {
    const { user } = await open(personal, '/checkout')
    const step = () => within(screen.getByRole('region', { name: /Passenger details/ }))
    await screen.findByLabelText('E-mail')
    await user.type(step().getByLabelText('First name'), 'Leo')
    cleanup()
    await open(personal, '/checkout')
    await screen.findByLabelText('E-mail')
    expect(step().getByLabelText('First name')).toHaveProperty('value', 'Leo')
  })

  it('needs no payment method where nothing is to be paid', async () => {
    const free = aPreparedOrder({ tickets: [anOrderTicket({ priceInCents: 0, vatInCents: 0 })] })
    await open(free, '/checkout')
    expect(await screen.findByText('This order is free of charge. You have nothing to pay.')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /Credit card/ })).toBeNull()
  })

  it('can be gone through again with another method after a decline', async () => {
    await open(aFailedOrder('declined'), '/checkout')
    expect(await screen.findByLabelText('E-mail')).toBeTruthy()
  })
})
