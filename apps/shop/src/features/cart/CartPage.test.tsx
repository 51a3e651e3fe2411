import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { anInterruptedOrder, anOrderTicket, aPreparedOrder, ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { storedCart } from '../../storage/cart.ts'

const SECOND_ID = '22222222-3a54-4c1e-9d42-0b6f1f7a1c01'
const two = aPreparedOrder({ tickets: [anOrderTicket(), anOrderTicket({ ticketId: SECOND_ID })] })

function kept(order: contract.PreparedOrder, ...answers: Parameters<typeof fakeSend>) {
  storedCart.write(ORDER_ID)
  return [
    ...answers,
    answering(contract.getOrder, () => [order]),
    answering(contract.updatePreparedOrder, () => [order]),
  ]
}

describe('the cart', () => {
  it('is empty on a new device and shows the way to a ticket', async () => {
    await renderShop({ at: '/cart' })
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a ticket' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cart, still empty' })).toBeTruthy()
  })

  it('shows the tickets of a kept cart in lines, with net, VAT and gross, and counts them in the header', async () => {
    await renderShop({ at: '/cart', answers: kept(two) })
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { name: 'Tageskarte Erwachsene' })).toBeTruthy()
    const total = within(main.getByRole('region', { name: 'Total' }))
    expect(total.getByText('€20.00')).toBeTruthy()
    expect(total.getByText('of which 7% VAT')).toBeTruthy()
    expect(total.getByText('€1.40')).toBeTruthy()
    expect(total.getByText('€21.40')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cart, 2 tickets, €21.40' })).toBeTruthy()
  })

  it('asks for the tickets in the other language after switching', async () => {
    const { user, sent } = await renderShop({ at: '/cart', answers: kept(two) })
    await screen.findByRole('heading', { name: 'Tageskarte Erwachsene' })
    const asked = () => sent.filter(({ call }) => call === contract.updatePreparedOrder.name).length
    await waitFor(() => expect(asked()).toBe(1))
    await user.click(screen.getByRole('link', { name: /Deutsch/ }))
    await screen.findByRole('link', { name: /English/ }, { timeout: 5000 })
    await waitFor(() => expect(asked()).toBe(2))
  })

  it('names from where to where a ticket is valid', async () => {
    const ticket = anOrderTicket({ startName: 'Oberau', endName: 'Lühr' })
    await renderShop({ at: '/cart', answers: kept(aPreparedOrder({ tickets: [ticket] })) })
    expect(await screen.findByText('Oberau – Lühr')).toBeTruthy()
  })

  it('says of which trip a ticket is one of several, and what lacks when one is out', async () => {
    const combination = {
      id: 'trip',
      stretches: [
        { from: 'Oberau', to: 'Lühr' },
        { from: 'Lühr', to: 'Insel' },
      ],
    }
    const first = anOrderTicket({ startName: 'Oberau', endName: 'Lühr', combination })
    const second = anOrderTicket({ ticketId: SECOND_ID, startName: 'Lühr', endName: 'Insel', combination })
    const { unmount } = await renderShop({
      at: '/cart',
      answers: kept(aPreparedOrder({ tickets: [first, second] })),
    })
    expect(await screen.findByText('Ticket 1 of 2 for Oberau – Insel')).toBeTruthy()
    expect(screen.getByText('Ticket 2 of 2 for Oberau – Insel')).toBeTruthy()
    expect(screen.queryByText(/lacks/)).toBeNull()
    unmount()
    cleanDevice()
    await renderShop({ at: '/cart', answers: kept(aPreparedOrder({ tickets: [first] })) })
    expect(await screen.findByText('The trip Oberau – Insel lacks 1 ticket: Lühr – Insel.')).toBeTruthy()
  })

  it('sells a personal ticket once; several that are there already can become fewer', async () => {
    const personal = (ticketId: string) =>
      anOrderTicket({ ticketId, userData: { firstname: true, name: true, salutation: false, birthdate: true } })
    const { user, sent } = await renderShop({
      at: '/cart',
      answers: kept(
        aPreparedOrder({ tickets: [personal(SECOND_ID), personal('33333333-3a54-4c1e-9d42-0b6f1f7a1c01')] }),
        answering(contract.changeAmount, () => [aPreparedOrder({ tickets: [personal(SECOND_ID)] })]),
      ),
    })
    const more = await screen.findByRole('button', { name: /Increase/ })
    expect(more.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: /Decrease/ }))
    expect(await screen.findByText('Personal ticket for one person')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Increase/ })).toBeNull()
    expect(sent.some(({ call }) => call === contract.changeAmount.name)).toBe(true)
  })

  it('says when the discount code has left', async () => {
    const [{ ticketId, ticketName }] = [anOrderTicket()]
    const notice = { kind: 'discountCodeRemoved', ticketId, ticketName, before: 'WILLKOMMEN10', after: null } as const
    await renderShop({ at: '/cart', answers: kept(aPreparedOrder({ notices: [notice] })) })
    expect(await screen.findByText(/WILLKOMMEN10 no longer applies and was removed/)).toBeTruthy()
  })

  it('changes the amount of a line', async () => {
    const { user, sent } = await renderShop({
      at: '/cart',
      answers: kept(
        aPreparedOrder(),
        answering(contract.changeAmount, () => [two]),
      ),
    })
    await user.click(await screen.findByRole('button', { name: 'Increase Number of Tageskarte' }))
    expect(await screen.findByRole('link', { name: 'Cart, 2 tickets, €21.40' })).toBeTruthy()
    const [call] = sent.filter(({ call }) => call === contract.changeAmount.name)
    expect(call?.input.params).toMatchObject({ orderId: ORDER_ID, amount: 2 })
  })

  it('removes a line, says so with the focus there, and takes it back', async () => {
    const { user, sent } = await renderShop({
      at: '/cart',
      answers: kept(
        two,
        answering(contract.changeAmount, () => [aPreparedOrder({ tickets: [] })]),
        answering(contract.addTicket, () => [two]),
      ),
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Tageskarte' }))
    const notice = await screen.findByText('2 × Tageskarte has been removed.')
    expect(document.activeElement?.contains(notice)).toBe(true)
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Cart, 2 tickets, €21.40' })).toBeTruthy()
    const [added] = sent.filter(({ call }) => call === contract.addTicket.name)
    expect(added?.input.body).toMatchObject({ sortId: 'day-adult', validFrom: '2026-11-21T09:00', amount: 2 })
  })

  it('lets a discount code be redeemed only once one is entered, and shows what is wrong at the field', async () => {
    const error = { field: 'discountCode', message: '', code: 407, key: 'error.invalidDiscountCode' }
    const { user } = await renderShop({
      at: '/cart',
      answers: kept(two, refusing(contract.redeemDiscountCode, 409, error)),
    })
    const field = await screen.findByLabelText('Discount code')
    expect(screen.getByRole('button', { name: 'Redeem' })).toHaveProperty('disabled', true)
    await user.type(field, 'NOPE')
    await user.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByText('This discount code does not apply to your choice.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field).toHaveProperty('value', 'NOPE')
  })

  it('lets a redeemed code be taken back, says so, and leads to the field', async () => {
    const reduced = { ...two, discountCode: 'TEN', discountInCents: 198 }
    const { user } = await renderShop({
      at: '/cart',
      answers: kept(
        two,
        answering(contract.redeemDiscountCode, () => [reduced]),
        answering(contract.removeDiscountCode, () => [two]),
      ),
    })
    await user.type(await screen.findByLabelText('Discount code'), 'TEN')
    await user.click(screen.getByRole('button', { name: 'Redeem' }))
    const told = await screen.findByText('Discount code TEN has been redeemed. You save €1.98.')
    expect(document.activeElement?.contains(told)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Remove the discount code' }))
    expect(await screen.findByText('The discount code has been removed. Full prices apply again.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Discount code'))
  })

  it('tells of changed prices and removed tickets before anything is paid', async () => {
    const notices: contract.PreparedOrder['notices'] = [
      { kind: 'priceChanged', ticketId: 'a', ticketName: 'Tageskarte', before: '990', after: '1070' },
      { kind: 'ticketRemoved', ticketId: 'b', ticketName: 'Wochenkarte', before: null, after: null },
    ]
    await renderShop({
      at: '/warenkorb',
      answers: kept(
        two,
        answering(contract.updatePreparedOrder, () => [{ ...two, notices }]),
      ),
    })
    expect(await screen.findByText(/Tageskarte kostet jetzt 10,70\s€ statt 9,90\s€\./)).toBeTruthy()
    expect(screen.getByText('Wochenkarte ist nicht mehr erhältlich und wurde entfernt.')).toBeTruthy()
  })

  it('is forgotten when the shop does not know it, and kept when the network fails', async () => {
    storedCart.write(ORDER_ID)
    await renderShop({ at: '/cart' })
    expect(await screen.findByText('Your cart could not be loaded')).toBeTruthy()
    expect(storedCart.read()).toBe(ORDER_ID)
    cleanDevice()

    storedCart.write(ORDER_ID)
    const gone = { field: 'orderId', message: '', code: 400, key: 'error.orderNotFound' }
    await renderShop({ at: '/cart', answers: [refusing(contract.getOrder, 404, gone)] })
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(storedCart.read()).toBeUndefined()
  })
})

describe('an interrupted payment', () => {
  const types = answering(contract.getPaymentTypes, () => [
    { id: 'd', type: 1, label: 'd', methods: [{ id: 'c', label: 'Card', subType: 27, urlToIcon: '' }] },
  ])

  it('can be given up, which also forgets the cart', async () => {
    const aborted = answering(contract.abortOrder, () => [aPreparedOrder({ state: 'aborted' })])
    const { user } = await renderShop({ at: '/cart', answers: [types, ...kept(anInterruptedOrder(), aborted)] })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your payment was interrupted' }))
    expect(dialog.getByRole('button', { name: 'Continue payment' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(storedCart.read()).toBeUndefined()
  })

  it('is not asked about where no card can be used', async () => {
    await renderShop({ at: '/cart', answers: kept(anInterruptedOrder()) })
    expect(await screen.findByText('A payment for this order is in progress')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
