import {
  endStaffRefundByHand,
  getStaffOrder,
  getUser,
  type MovedRefund,
  retryStaffRefund,
  type StaffOrderDetail,
  type StaffRefund,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { answering, type fakeSend, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { aSeenOrder } from '../orders.fixture.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const CANCELS: number[] = [...SEES, RIGHTS.AllowedToCancelOrders]
const RETRY = 'Noch einmal versuchen …'
const BY_HAND = 'Von Hand erstattet …'

const [failed] = aSeenOrder.refunds
if (!failed) throw new Error('the order has a failed refund')
const withRefund = (over: Partial<StaffRefund>): StaffOrderDetail => ({
  ...aSeenOrder,
  refunds: [{ ...failed, ...over }],
})

const moved = (over: Partial<MovedRefund> = {}): MovedRefund => ({
  orderId: aSeenOrder.orderId,
  refund: { ...failed, state: 'requested', tries: 2, failure: null },
  currency: 'EUR',
  paymentMethod: 'Visa •••• 1111',
  needsSecondPerson: false,
  ...over,
})
const changed = { field: 'expectedTries', message: '', code: 903, key: 'error.changedMeanwhile' }

async function openOrder(rights: number[], order: StaffOrderDetail, ...answers: Parameters<typeof fakeSend>) {
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
  const done = (name: string) =>
    office.sent.flatMap(({ call, input }) => (call === name && JSON.stringify(input.query) !== TRIED ? [input] : []))
  const looks = () => office.sent.filter(({ call }) => call === getStaffOrder.name).length
  return { ...office, done, looks }
}

async function openAct(press: string, dialog: string, ...answers: Parameters<typeof fakeSend>) {
  const office = await openOrder(CANCELS, aSeenOrder, ...answers)
  await office.user.click(await screen.findByRole('button', { name: press }))
  return { ...office, dialog: within(await screen.findByRole('dialog', { name: dialog })) }
}

const openRetry = (...answers: Parameters<typeof fakeSend>) =>
  openAct(RETRY, 'Erstattung noch einmal versuchen', ...answers)
const openByHand = (...answers: Parameters<typeof fakeSend>) =>
  openAct(
    BY_HAND,
    'Von Hand erstattet',
    answering(retryStaffRefund, () => [moved()]),
    ...answers,
  )

/** What says that something is only tried. */
const TRIED = '{"dryRun":true}'
const params = { orderId: aSeenOrder.orderId, refundId: failed.guid }

describe('a refund that failed', () => {
  it('says why, and is tried again once it was said what goes where', async () => {
    const { dialog, user, done, looks } = await openRetry(answering(retryStaffRefund, () => [moved()]))
    expect(screen.getByText(/gescheitert · der Zahlungsanbieter lehnt sie ab/)).toBeTruthy()
    expect(await dialog.findByText(/noch einmal gebeten, 3,00.€ zurückzuzahlen, an: Visa •••• 1111/)).toBeTruthy()
    expect(done(retryStaffRefund.name)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Jetzt versuchen' }))
    expect(await screen.findByText('Die Erstattung ist noch einmal beauftragt.')).toBeTruthy()
    expect(done(retryStaffRefund.name)).toMatchObject([{ params, body: { expectedTries: 1 } }])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /noch einmal versuchen/ })).toBeNull())
    expect(looks()).toBe(2)
  })

  it('is noted as paid by hand with a reference and a day; how much is not asked', async () => {
    const { dialog, user, done } = await openByHand(answering(endStaffRefundByHand, () => [moved()]))
    expect(dialog.getByText(/Vermerkt wird, dass 3,00.€ ganz zurückgezahlt sind/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Als erstattet vermerken' }))
    expect(done(endStaffRefundByHand.name)).toEqual([])
    await user.type(dialog.getByLabelText(/^Referenz/), 'SEPA 4711')
    const day = dialog.getByLabelText(/^Gezahlt am/)
    await user.clear(day)
    await user.type(day, '2026-11-23')
    await user.click(dialog.getByRole('button', { name: 'Als erstattet vermerken' }))
    expect(await screen.findByText('Als erstattet vermerkt.')).toBeTruthy()
    const body = { expectedTries: 1, paidFrom: 'bank', paidReference: 'SEPA 4711', paidOn: '2026-11-23' }
    expect(done(endStaffRefundByHand.name)).toMatchObject([{ params, body }])
  })

  it('waits for a second person where one has to agree, and nothing has happened yet', async () => {
    const asked = { id: 'x', endsOn: '2026-11-30T10:00:00.000Z', hash: 'h' }
    const { dialog, user } = await openRetry({
      name: retryStaffRefund.name,
      answer: async input =>
        JSON.stringify(input.query) === TRIED
          ? answering(retryStaffRefund, () => [moved({ needsSecondPerson: true })]).answer(input)
          : waiting(retryStaffRefund, asked).answer(input),
    })
    expect(await dialog.findByText('Das gilt erst, wenn eine zweite Person zustimmt.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Um Zustimmung bitten' }))
    expect(await screen.findByText(/^Noch ist nichts geschehen: Bis .*30\.11\.2026/)).toBeTruthy()
  })

  it.each([
    ['tried again', openRetry],
    ['paid by hand', (...answers: Parameters<typeof fakeSend>) => openAct(BY_HAND, 'Von Hand erstattet', ...answers)],
  ] as const)(
    'is not %s where somebody has moved it meanwhile: that is said, and then it is looked at anew',
    async (_, open) => {
      const { dialog, user, looks } = await open(refusing(retryStaffRefund, 409, changed))
      expect((await dialog.findByRole('alert')).textContent).toMatch(/geändert/)
      expect(dialog.queryByRole('button', { name: 'Jetzt versuchen' })).toBeNull()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(looks()).toBe(2))
    },
  )

  it('says at the day what the server has against it, and keeps what was typed', async () => {
    const { dialog, user } = await openByHand(
      refusing(endStaffRefundByHand, 400, { field: 'paidOn', message: '', code: 208, key: 'error.outOfRange' }),
    )
    await user.type(dialog.getByLabelText(/^Referenz/), 'SEPA 4711')
    await user.click(dialog.getByRole('button', { name: 'Als erstattet vermerken' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Gezahlt am/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getByLabelText<HTMLInputElement>(/^Referenz/).value).toBe('SEPA 4711')
  })

  it('is no act of whoever may not cancel', async () => {
    await openOrder(SEES, aSeenOrder)
    await screen.findByText(/gescheitert · der Zahlungsanbieter/)
    for (const name of [RETRY, BY_HAND]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('a refund that has ended', () => {
  it('says who paid it by what and when, and that it was tried more than once; nothing can be done about it', async () => {
    const paid = { paidFrom: 'bank', paidReference: 'SEPA 4711', paidOn: '2026-11-23', tries: 2 } as const
    await openOrder(CANCELS, withRefund({ state: 'done', failure: null, ...paid }))
    expect(
      await screen.findByText(/erstattet · 2 Versuche · am 23\.11\.2026 überwiesen, Referenz SEPA 4711/),
    ).toBeTruthy()
    for (const name of [RETRY, BY_HAND]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
