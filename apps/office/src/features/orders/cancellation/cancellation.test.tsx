import {
  type CancelledOrder,
  cancelStaffOrder,
  getStaffOrder,
  getUser,
  type StaffBooking,
  type StaffOrderDetail,
  showSecondFactor,
} from '@billett/contract'
import { CANCELLATION_COMMENT, RIGHTS, USER_TYPE } from '@billett/domain'
import type { CallInput } from '@billett/web-kit/http/request.ts'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { answering, type fakeSend, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { aBooking, aSeenOrder } from '../orders.fixture.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const CANCELS: number[] = [...SEES, RIGHTS.AllowedToCancelOrders]

const sale = (guid: string, over: Partial<StaffBooking> = {}): StaffBooking => ({
  ...aBooking,
  guid,
  amountInCent: 620,
  historyDate: null,
  ticketId: guid,
  ticketName: `Fahrkarte ${guid}`,
  isCancelled: false,
  state: 'issued',
  ...over,
})
const twoSales = { ...aSeenOrder, bookings: [sale('a'), sale('b'), sale('c', { isCancelled: true })] }

const bookingsIn = ({ body }: CallInput): string[] =>
  typeof body === 'object' && body !== null && 'bookingIds' in body && Array.isArray(body.bookingIds)
    ? body.bookingIds.map(String)
    : []

const effect = (bookings: readonly string[], over: Partial<CancelledOrder> = {}): CancelledOrder => ({
  orderId: aSeenOrder.orderId,
  state: 'partlyCancelled',
  bookings: bookings.map(guid => ({ guid, ticketName: guid, amountInCent: 620 })),
  amountInCent: 620 * bookings.length,
  currency: 'EUR',
  paymentMethod: 'Karte',
  isWhole: bookings.length === 2,
  needsSecondPerson: false,
  ...over,
})
const cancelling = (over: Partial<CancelledOrder> = {}) =>
  answering(cancelStaffOrder, input => [effect(bookingsIn(input), over)])

async function openOrder(order: StaffOrderDetail, rights: number[], ...answers: Parameters<typeof fakeSend>) {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) }))
  const office = await renderOffice({
    at: `/admin/bestellungen?order=${order.orderId}`,
    answers: [
      answering(getUser, () => [anAccount({ userType: USER_TYPE.HGS, username: 'brede', rights })]),
      answering(getStaffOrder, () => [order]),
      ...answers,
    ],
  })
  await screen.findByRole('dialog', { name: 'Bestellung B-4711' })
  const done = () =>
    office.sent.flatMap(({ call, input }) => (call === cancelStaffOrder.name && !input.query ? [input.body] : []))
  return { ...office, done }
}

async function openCancellation(...args: Parameters<typeof openOrder>) {
  const office = await openOrder(...args)
  await office.user.click(await screen.findByRole('button', { name: 'Stornieren …' }))
  return { ...office, dialog: within(await screen.findByRole('dialog', { name: 'Bestellung B-4711 stornieren' })) }
}

describe('cancelling an order', () => {
  it('says before what goes back and how, and does the whole with the comment that is usual', async () => {
    const { dialog, user, done } = await openCancellation(twoSales, CANCELS, cancelling())
    expect(await dialog.findByText(/^12,40 € gehen zurück, mit: Karte/)).toBeTruthy()
    expect(dialog.getByText('Von der Bestellung bleibt nichts übrig.')).toBeTruthy()
    expect(done()).toEqual([])
    await user.click(dialog.getByRole('button', { name: /^2 Buchungen stornieren, 12,40.€ zurück$/ }))
    expect(await screen.findByText(/^Storniert/)).toBeTruthy()
    const { orderId } = aSeenOrder
    const said = { orderId, bookingIds: ['a', 'b'], comment: CANCELLATION_COMMENT, expectedAmountInCent: 1240 }
    expect(done()).toEqual([said])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /stornieren$/ })).toBeNull())
  })

  it('takes single bookings, counts them, and offers none that is cancelled already', async () => {
    const { dialog, user, done } = await openCancellation(twoSales, CANCELS, cancelling())
    await user.click(dialog.getByRole('radio', { name: 'Einzelne Buchungen' }))
    expect(dialog.getByText('0 Buchungen gewählt')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /stornieren,/ })).toBeNull()
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
    await user.click(dialog.getByRole('checkbox', { name: /^Fahrkarte b, 6,20/ }))
    expect(dialog.getByText('1 Buchung gewählt')).toBeTruthy()
    expect(await dialog.findByText(/^6,20 € gehen zurück/)).toBeTruthy()
    const comment = dialog.getByLabelText('Kommentar')
    await user.clear(comment)
    await user.type(comment, 'Zug fiel aus')
    await user.selectOptions(dialog.getByLabelText('Grund des Stornos'), 'Wunsch des Verkehrsunternehmens')
    await user.click(dialog.getByRole('button', { name: /^1 Buchung stornieren, 6,20.€ zurück$/ }))
    await waitFor(() =>
      expect(done()).toMatchObject([{ bookingIds: ['b'], comment: 'Zug fiel aus', reason: 'operatorWish' }]),
    )
  })

  it('says until when what is chosen can be given back without staff, who have no term', async () => {
    const bookings = [
      sale('a', { giveBackUntil: '2099-11-28T09:00:00.000Z' }),
      sale('b', { giveBackUntil: '2020-11-28T09:00:00.000Z' }),
      sale('c'),
      sale('d'),
    ]
    const { dialog, user } = await openCancellation({ ...aSeenOrder, bookings }, CANCELS, cancelling())
    expect(await dialog.findByText(/^Sie können ohne Frist stornieren/)).toBeTruthy()
    expect(dialog.getByText(/^1 Ticket kann bis 28\.11\.2099, 10:00/)).toBeTruthy()
    expect(dialog.getByText(/^1 Ticket konnte bis 28\.11\.2020, 10:00/)).toBeTruthy()
    expect(dialog.getByText(/^2 Tickets können nur hier storniert werden/)).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Einzelne Buchungen' }))
    await user.click(dialog.getByRole('checkbox', { name: /^Fahrkarte a/ }))
    expect(dialog.getByText(/^1 Ticket kann bis/)).toBeTruthy()
    expect(dialog.queryByText(/konnte bis|nur hier/)).toBeNull()
  })

  it('tries again by itself once somebody has shown who they are', async () => {
    const state = { isProven: false }
    const unproven = { field: '', message: 'Nein.', code: 1, key: 'error.stepUpNeeded' }
    const cancel = answering(cancelStaffOrder, input => [effect(bookingsIn(input))])
    const { user } = await openOrder(
      twoSales,
      CANCELS,
      {
        name: cancelStaffOrder.name,
        answer: (input: CallInput) =>
          state.isProven
            ? cancel.answer(input)
            : Promise.resolve({ ok: false as const, status: 403, superseded: false, errors: [unproven] }),
      },
      answering(showSecondFactor, () => {
        state.isProven = true
        return [{ until: '2026-11-23T10:00:00.000Z' }]
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Stornieren …' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Zeigen Sie noch einmal, wer Sie sind' }))
    await user.type(proof.getByLabelText('Code'), '123456')
    await user.click(proof.getByRole('button', { name: 'Weiter' }))
    expect(await screen.findByText(/12,40.€ gehen zurück/)).toBeTruthy()
  })

  it('asks a second person where one has to agree, and says that nothing is done yet', async () => {
    const asked = { id: 'x', endsOn: '2026-11-30T10:00:00.000Z', hash: 'h' }
    const { sent, dialog, user } = await openCancellation(twoSales, CANCELS, {
      name: cancelStaffOrder.name,
      answer: async input =>
        input.query
          ? cancelling({ needsSecondPerson: true }).answer(input)
          : waiting(cancelStaffOrder, asked).answer(input),
    })
    expect(await dialog.findByText('Storniert wird erst, wenn eine zweite Person zustimmt.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Um Zustimmung bitten' }))
    expect(await screen.findByText(/^Noch ist nichts storniert: .*30\.11\.2026/)).toBeTruthy()
    expect(sent.filter(({ call }) => call === cancelStaffOrder.name)).toHaveLength(2)
  })

  it('voids what came by a link as a whole, since nobody was sold it', async () => {
    const received = {
      direction: 'received' as const,
      state: 'taken' as const,
      offeredOn: '2026-11-22T09:00:00.000Z',
      expiresOn: '2026-11-23T09:00:00.000Z',
      takenOn: '2026-11-22T10:00:00.000Z',
      otherOrderId: null,
      otherOrderNumber: 'B-4710',
    }
    const order = { ...aSeenOrder, bookings: [], handOvers: [received] }
    const nothing = { bookings: [], amountInCent: 0, isWhole: true }
    const { dialog, user, done } = await openCancellation(order, CANCELS, cancelling(nothing))
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Jetzt stornieren' }))
    const said = { orderId: order.orderId, comment: CANCELLATION_COMMENT, expectedAmountInCent: 0 }
    await waitFor(() => expect(done()).toEqual([said]))
  })

  it.each([
    [/^Alle Buchungen sind storniert/, [sale('a', { isCancelled: true })]],
    [/^Das Ticket wurde weitergegeben/, [sale('a', { state: 'handedOver' }), sale('b', { isCancelled: true })]],
    [/^Das Geld ist auf einer Guthabenkarte/, [sale('a', { isElsewhere: true })]],
  ])('is not offered where nothing is left to be cancelled, and %s is said', async (said, bookings) => {
    await openOrder({ ...aSeenOrder, state: 'partlyCancelled', bookings }, CANCELS)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stornieren …' })).toBeNull()
  })

  it('is not offered of what is cancelled: its state says so', async () => {
    await openOrder({ ...aSeenOrder, state: 'cancelled', bookings: [sale('a', { isCancelled: true })] }, CANCELS)
    await screen.findByText('Fahrkarte a', { exact: false })
    expect(screen.queryByRole('button', { name: 'Stornieren …' })).toBeNull()
    expect(screen.queryByText(/^Alle Buchungen/)).toBeNull()
  })

  it('leaves out what somebody else has taken by now', async () => {
    const bookings = [sale('a', { state: 'handedOver' }), sale('b')]
    const { dialog, user, done } = await openCancellation({ ...aSeenOrder, bookings }, CANCELS, cancelling())
    await user.click(await dialog.findByRole('button', { name: /^1 Buchung stornieren/ }))
    await waitFor(() => expect(done()).toMatchObject([{ bookingIds: ['b'] }]))
  })

  it('takes what is paid and has no tickets yet back as a whole', async () => {
    const order = { ...aSeenOrder, state: 'paid' as const, bookings: [] }
    const { dialog, user, done } = await openCancellation(order, CANCELS, cancelling({ isWhole: true }))
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Jetzt stornieren' }))
    await waitFor(() => expect(done()).toMatchObject([{ orderId: order.orderId }]))
  })

  it('says what the server refuses, and keeps what was written', async () => {
    const { dialog, user } = await openCancellation(twoSales, CANCELS, {
      name: cancelStaffOrder.name,
      answer: async input =>
        input.query
          ? cancelling().answer(input)
          : refusing(cancelStaffOrder, 409, { field: '', message: '', code: 1, key: 'error.changedMeanwhile' }).answer(
              input,
            ),
    })
    await dialog.findByText(/gehen zurück/)
    await user.type(dialog.getByLabelText('Kommentar'), ' Anruf')
    await user.click(dialog.getByRole('button', { name: /^2 Buchungen stornieren/ }))
    expect((await dialog.findByRole('alert')).textContent).not.toBe('')
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Kommentar').value).toBe(`${CANCELLATION_COMMENT} Anruf`)
  })

  it('is not offered to whoever may not, nor checking payments, nor mails', async () => {
    await openOrder(twoSales, SEES)
    await screen.findByText('Fahrkarte a', { exact: false })
    for (const name of ['Stornieren …', 'Zahlung prüfen', 'Mail erneut senden'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
