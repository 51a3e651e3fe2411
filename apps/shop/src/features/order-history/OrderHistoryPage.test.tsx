import { duplicateCart, getOrders, resendEmail } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { aSummary } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aPreparedOrder } from '../../state/sale/sale.fixture.ts'
import { ordersShown } from './orders-shown.ts'

const noAnswer = { field: '', message: '', code: -1, key: 'error.backendCommunication' }

const at = '/konto/bestellungen'
const dog = aSummary()
const gone = aSummary({
  orderId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b05',
  orderNumber: 'ZZZZ',
  displayState: 'canceled',
  ticketNames: ['Tageskarte Höhe', 'Tageskarte Höhe'],
})
const cart = aSummary({ orderId: 'cart', displayState: 'open', orderNumber: undefined })

describe('orders that are shown', () => {
  const names = (heap: Parameters<typeof ordersShown>[1], search = '') =>
    ordersShown([dog, gone, cart], heap, search).map(({ orderNumber }) => orderNumber)

  it('are those of the heap; a cart is none', () => {
    expect(names('all')).toEqual([dog.orderNumber, 'ZZZZ'])
    expect(names('completed')).toEqual([dog.orderNumber])
    expect(names('open')).toEqual([])
    expect(names('ended')).toEqual(['ZZZZ'])
  })

  it('hold every word, whatever its case and marks', () => {
    expect(names('all', 'hohe TAGES')).toEqual(['ZZZZ'])
    expect(names('all', 'zzz')).toEqual(['ZZZZ'])
    expect(names('all', 'hunde höhe')).toEqual([])
  })
})

describe('the order history', () => {
  it('lists, narrows down and says how many there are', async () => {
    const { user } = await renderShop({ at, answers: [answering(getOrders, () => [dog, gone, cart]), signedIn()] })
    expect(await screen.findByRole('heading', { name: '2 × Tageskarte Höhe' })).toBeTruthy()
    expect(screen.getByText('2 Bestellungen')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Abgeschlossen' }))
    expect(screen.getByText('1 Bestellung')).toBeTruthy()
    await user.type(screen.getByLabelText('Bestellung suchen'), 'gibt es nicht')
    expect(screen.getByText('Dazu gibt es keine Bestellung.')).toBeTruthy()
  })

  it('shows where to begin while there is none', async () => {
    await renderShop({ at, answers: [answering(getOrders, () => []), signedIn()] })
    expect(await screen.findByRole('heading', { name: 'Noch keine Bestellungen' })).toBeTruthy()
  })

  it('can be loaded again where nobody answered', async () => {
    await renderShop({ at, answers: [refusing(getOrders, 502, noAnswer), signedIn()] })
    expect(await screen.findByText('Ihre Bestellungen konnten nicht geladen werden.')).toBeTruthy()
  })

  it('shows no list from before where it could not be fetched anew', async () => {
    const reached = answering(getOrders, () => [dog])
    const lost = refusing(getOrders, 502, noAnswer)
    let orders = reached
    const asked = { name: getOrders.name, answer: (input: object) => orders.answer(input) }
    const { user } = await renderShop({ at: '/konto', answers: [asked, signedIn()] })
    await screen.findByRole('region', { name: 'Zuletzt gekauft' })
    orders = lost
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /Bestellungen/ }))
    expect(await screen.findByText('Ihre Bestellungen konnten nicht geladen werden.')).toBeTruthy()
    expect(screen.queryByText(String(dog.orderNumber))).toBeNull()
  })

  it('sends the mail again, and offers no tickets of an order that has none', async () => {
    const done = { name: resendEmail.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
    const { user, sent } = await renderShop({
      at,
      answers: [answering(getOrders, () => [dog, gone]), done, signedIn()],
    })
    await screen.findByText('2 Bestellungen')
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter(item => within(item).queryByRole('button', { name: /^Noch einmal kaufen: / }))
    if (!first || !second) throw new Error('Two orders were answered')
    expect(within(second).queryByRole('button', { name: /^PDF laden/ })).toBeNull()
    await user.click(within(first).getByRole('button', { name: /^E-Mail noch einmal senden: / }))
    expect(await within(first).findByText('Die E-Mail mit Ihren Tickets ist unterwegs.')).toBeTruthy()
    expect(sent.find(({ call }) => call === resendEmail.name)?.input).toEqual({ params: { orderId: dog.orderId } })
  })

  it('names the order at each button, and prints nothing that is valid on a phone only', async () => {
    const phoneOnly = aSummary({
      orderId: 'phone',
      orderNumber: 'PHNE',
      ticketNames: ['Pass', 'Pass'],
      hasPaper: false,
      methodLabel: 'Visa •••• 1111',
    })
    await renderShop({ at, answers: [answering(getOrders, () => [dog, phoneOnly]), signedIn()] })
    const ofDog = `${dog.ticketNames.join(', ')}, ${dog.orderNumber}`
    expect(await screen.findByRole('button', { name: `PDF laden: ${ofDog}` })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ansehen: 2 × Pass, PHNE' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^PDF laden: .*PHNE/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Wo ist mein Geld? 2 × Pass, PHNE' })).toBeTruthy()
    expect(screen.getByText('Bezahlt mit Visa •••• 1111').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('Bezahlt mit Visa Endziffern 1111')).toBeTruthy()
  })

  it('leads to the checkout with the same tickets', async () => {
    const { user, location } = await renderShop({
      at,
      answers: [answering(getOrders, () => [dog]), answering(duplicateCart, () => [aPreparedOrder()]), signedIn()],
    })
    await user.click(await screen.findByRole('button', { name: /^Noch einmal kaufen: / }))
    await waitFor(() => expect(location()?.pathname).toBe('/kasse'))
  })
})
