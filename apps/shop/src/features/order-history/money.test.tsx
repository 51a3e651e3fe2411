import { getOrderMoney, getOrders, type OrderMoney } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { aSummary } from '@billett/web-kit/testing/user.fixture.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const at = '/konto/bestellungen'
const { orderId } = aSummary()
const on = '2026-11-20T09:00:00.000Z'
const money = (over: Partial<OrderMoney> = {}): OrderMoney => ({
  orderId,
  events: [
    { kind: 'received', amountInCents: 700, on },
    { kind: 'paidFor', amountInCents: 700, on },
  ],
  tickets: [
    { ticketId: 'dog', ticketName: 'Hunde-Tageskarte', amountInCents: 350, refusal: null },
    { ticketId: 'bike', ticketName: 'Fahrradkarte', amountInCents: 350, refusal: 'error.ticketAlreadyValid' },
  ],
  ...over,
})
const listed = answering(getOrders, () => [aSummary()])
const asked = answering(getOrderMoney, () => [money()])

async function open(...answers: ReturnType<typeof answering>[]) {
  const shop = await renderShop({ at, answers: [...answers, listed, signedIn()] })
  await shop.user.click(await screen.findByRole('button', { name: /^Wo ist mein Geld\?/ }))
  return shop
}

describe('where the money is', () => {
  it('is told step by step, and why a ticket cannot be given back', async () => {
    await open(asked)
    expect(await screen.findByText(/7,00\s€ sind bei uns eingegangen/)).toBeTruthy()
    expect(screen.getByText(/7,00\s€ wurden für Ihre Bestellung verwendet/)).toBeTruthy()
    expect(screen.getByText(/schon gültig/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ticket zurückgeben: Fahrradkarte' })).toBeNull()
  })

  it('says once why several tickets cannot be given back', async () => {
    const [, bike] = money().tickets
    const tickets = ['one', 'two'].flatMap(ticketId => (bike ? [{ ...bike, ticketId }] : []))
    await open(answering(getOrderMoney, () => [money({ tickets })]))
    expect(await screen.findAllByText(/Fahrradkarte/)).toHaveLength(2)
    expect(screen.getAllByText(/Für jedes dieser Tickets gilt: .*schon gültig/)).toHaveLength(1)
  })

  it('leads to the page of a ticket that can be given back, the one place where that is done', async () => {
    const { store } = await open(asked)
    const link = await screen.findByRole('link', { name: 'Ticket zurückgeben: Hunde-Tageskarte' })
    expect(link.getAttribute('href')).toContain(orderId)
    expect(screen.queryByRole('button', { name: /Ticket zurückgeben/ })).toBeNull()
    fireEvent.click(link)
    expect(store.getState().saleStore.currentTicketIdHandle).toBe('dog')
  })

  it('is told of one order at a time, and still told to whoever comes back', async () => {
    const other = 'bbbbbbbb-2222-4222-8222-222222222222'
    const two = answering(getOrders, () => [aSummary(), aSummary({ orderId: other })])
    const { user, store } = await renderShop({ at, answers: [asked, two, signedIn()] })
    const [first, second] = await screen.findAllByRole('button', { name: /^Wo ist mein Geld\?/ })
    if (!first || !second) throw new Error('There are two orders')
    await user.click(first)
    expect(await screen.findByText(/sind bei uns eingegangen/)).toBeTruthy()
    await user.click(second)
    await waitFor(() => expect(screen.getAllByText(/sind bei uns eingegangen/)).toHaveLength(1))
    expect([first, second].map(button => button.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await user.click(screen.getAllByRole('link', { name: /^Ansehen: / })[1] ?? first)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Wo ist mein Geld\?/ })).toBeNull())
    expect(store.getState().saleStore.currentOrderIdHandle).toBe(other)
    await user.click(screen.getByRole('button', { name: /Konto/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Bestellungen/ }))
    expect(await screen.findByText(/sind bei uns eingegangen/)).toBeTruthy()
  })

  it('offers nothing to give back where only a card was topped up', async () => {
    await open(
      answering(getOrders, () => [aSummary({ hasTickets: false })]),
      answering(getOrderMoney, () => [money()]),
    )
    expect(await screen.findByText(/sind bei uns eingegangen/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Ticket zurückgeben/ })).toBeNull()
  })

  it('says so where nobody answers, and asks again on demand', async () => {
    const refused = refusing(getOrderMoney, 502, {
      field: '',
      message: '',
      code: -1,
      key: 'error.backendCommunication',
    })
    let times = 0
    const { user } = await open({ ...asked, answer: input => (times++ === 0 ? refused : asked).answer(input) })
    const alert = within(await screen.findByRole('alert'))
    await user.click(alert.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText(/7,00\s€ sind bei uns eingegangen/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells of two equal tickets that were given back together', async () => {
    const back = { kind: 'givenBack', amountInCents: 350, on } as const
    await open(answering(getOrderMoney, () => [money({ events: [back, back] })]))
    expect(await screen.findAllByText(/3,50\s€ für ein zurückgegebenes Ticket/)).toHaveLength(2)
  })
})
