import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, type fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { anIssuedTicket, aPaidOrder, ORDER_ID } from '../../../state/sale/sale.fixture.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanDevice()
})

const SECRET = 'k'.repeat(43)
const UNTIL = '2026-11-21T08:00:00.000Z'
const ticket = anIssuedTicket({ handOverUntil: UNTIL })
const { ticketId } = ticket
const stands = (over: Partial<contract.TicketHandOver> = {}) =>
  answering(contract.getHandOver, () => [{ ticketId, refusal: null, offeredUntil: null, ...over }])

async function open(...answers: Parameters<typeof fakeSend>) {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z'), toFake: ['Date'] })
  const order = aPaidOrder({ tickets: [ticket] })
  return renderShop({
    at: `/confirm/${ORDER_ID}`,
    answers: [answering(contract.verifyOrder, () => [order]), ...answers],
  })
}

describe('a ticket that can be handed over', () => {
  it('is offered by a link whose secret stands behind its #, and taken back', async () => {
    const offered = answering(contract.offerTicket, () => [{ ticketId, secret: SECRET, offeredUntil: UNTIL }])
    const withdrawn = answering(contract.withdrawTicket, () => [{ ticketId, refusal: null, offeredUntil: null }])
    const { user, sent } = await open(stands(), offered, withdrawn)
    const act = await screen.findByRole('button', { name: 'Hand over: Tageskarte Erwachsene' })
    expect(screen.getByText(/hand this ticket over until 21\/11\/2026, 09:00/)).toBeTruthy()
    await user.click(act)
    const field = await screen.findByLabelText<HTMLInputElement>('Link to hand over')
    expect(field.value).toBe(`${window.location.origin}/take#${SECRET}`)
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Stop handing over: Tageskarte Erwachsene' }))
    expect(await screen.findByText(/no longer valid. The ticket stays yours/)).toBeTruthy()
    expect(screen.queryByLabelText('Link to hand over')).toBeNull()
    const params = { orderId: ORDER_ID, ticketId }
    expect(sent.filter(({ call }) => /Ticket$/.test(call)).map(({ input }) => input)).toEqual([{ params }, { params }])
  })

  it('that is offered already has a new link, as the old one is known to nobody here', async () => {
    await open(stands({ offeredUntil: UNTIL }))
    expect(await screen.findByRole('button', { name: /^Show a new link/ })).toBeTruthy()
    expect(screen.getByText(/Whoever has the link can take the ticket until/)).toBeTruthy()
  })

  it('says nothing where its company does not hand over', async () => {
    const mailed = answering(contract.resendEmail, () => [])
    const { user, sent } = await open(stands({ refusal: 'error.ticketNotTransferable' }), mailed)
    await screen.findByRole('region', { name: 'Tageskarte Erwachsene' })
    await waitFor(() => expect(sent.some(({ call }) => call === contract.getHandOver.name)).toBe(true))
    // What is answered later is drawn later: by then the other answer would be.
    await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }))
    await screen.findByText('The e-mail is on its way.')
    expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
  })
})

describe('a ticket that was handed over', () => {
  it('is void for whoever gave it, without a barcode and without a PDF', async () => {
    const given = anIssuedTicket({ state: 'handedOver', image: null })
    const order = aPaidOrder({ tickets: [given] })
    await renderShop({ at: `/confirm/${ORDER_ID}`, answers: [answering(contract.verifyOrder, () => [order])] })
    const region = within(await screen.findByRole('region', { name: 'Tageskarte Erwachsene' }))
    expect(region.getByText('You have handed this ticket over.')).toBeTruthy()
    expect(region.queryByRole('img')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Your ticket has been handed over' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull()
  })

  it('tells whoever has received it nothing of money', async () => {
    const received = anIssuedTicket({ isReceived: true, priceInCents: 0 })
    const order = aPaidOrder({ tickets: [received], totalGrossInCents: 0, invoiceNumber: null })
    await renderShop({ at: `/confirm/${ORDER_ID}`, answers: [answering(contract.verifyOrder, () => [order])] })
    await screen.findByRole('region', { name: 'Tageskarte Erwachsene' })
    expect(screen.queryByText('€0.00')).toBeNull()
  })

  it.each([
    ['says so to whoever has it', '2026-11-20T10:00:00.000Z', 1],
    ['says nothing of it once it is valid', '2026-11-21T09:00:00.000Z', 0],
  ])('that went through as many hands as it may %s', async (_, at, times) => {
    vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
    const last = anIssuedTicket({ isReceived: true, isLastHand: true, priceInCents: 0, validFrom: UNTIL })
    const order = aPaidOrder({ tickets: [last] })
    await renderShop({ at: `/confirm/${ORDER_ID}`, answers: [answering(contract.verifyOrder, () => [order])] })
    await screen.findByRole('region', { name: 'Tageskarte Erwachsene' })
    expect(screen.queryAllByText(/handed over as often as possible/)).toHaveLength(times)
  })
})
