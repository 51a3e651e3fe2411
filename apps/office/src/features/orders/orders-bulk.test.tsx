import {
  type BulkOrder,
  countStaffOrders,
  exportStaffOrders,
  resendStaffOrders,
  searchStaffOrders,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { anOrder } from './orders.fixture.ts'

const { AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToResendMails } = RIGHTS
const MAILS: number[] = [AllowedToUseAdminPanel, AllowedToSeeOrders, AllowedToResendMails]
const ORDERS = [anOrder(4711), anOrder(4712)]

const refused = {
  fieldName: 'orderId',
  customerErrorMessage: 'Diese Bestellung ist noch nicht ausgegeben.',
  errorMessage: 'orderNotFulfilled',
  errorCode: 1,
  translationKey: 'error.orderNotFulfilled',
}
const told: BulkOrder[] = [
  { changed: true, error: null, orderNumber: 'B-4711' },
  { changed: false, error: refused, orderNumber: 'B-4712' },
]

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openOrders(given: Answers = [answering(resendStaffOrders, () => told)], rights = MAILS) {
  const office = await renderOffice({
    at: '/admin/bestellungen?span=all&trouble=paidNotFulfilled',
    answers: [
      staffDevice(rights),
      ...given,
      answering(searchStaffOrders, () => ORDERS),
      answering(countStaffOrders, () => [{ count: 2, isExact: true }]),
    ],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  await screen.findByRole('rowheader', { name: 'B-4711' })
  const choose = async () => {
    await office.user.click(screen.getByRole('checkbox', { name: /B-4711/ }))
    await office.user.click(screen.getByRole('checkbox', { name: /B-4712/ }))
  }
  return { ...office, asked, choose }
}

describe('mails of several orders', () => {
  it('are tried and shown before they go out, and of each that does not it is said why', async () => {
    const { user, asked, choose } = await openOrders()
    await choose()
    await user.click(screen.getByRole('button', { name: 'Mails erneut senden' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mails mehrerer Bestellungen erneut senden' }))
    expect(await dialog.findByText('Die Mail von 1 Bestellung geht noch einmal hinaus.')).toBeTruthy()
    expect(dialog.getByRole('listitem').textContent).toMatch(/^B-4712: /)
    const orderIds = ORDERS.map(({ orderId }) => orderId)
    expect(asked(resendStaffOrders.name)).toEqual([{ query: { dryRun: true }, body: { orderIds } }])
    await user.click(dialog.getByRole('button', { name: '1 Mail senden' }))
    expect(await dialog.findByText('Die Mail von 1 Bestellung ist unterwegs.')).toBeTruthy()
    expect(asked(resendStaffOrders.name)[1]).toEqual({ query: {}, body: { orderIds } })
  })

  it('are those of all that the list finds, where that is wanted', async () => {
    const { user, asked } = await openOrders()
    await user.click(screen.getByRole('button', { name: 'Mails aller gefundenen erneut senden' }))
    await screen.findByText('Die Mail von 1 Bestellung geht noch einmal hinaus.')
    const filter = { trouble: 'paidNotFulfilled' }
    expect(asked(resendStaffOrders.name)).toEqual([{ query: { dryRun: true }, body: { filter } }])
  })

  it('say where they wait for a second person', async () => {
    let tries = 0
    const waits = waiting(resendStaffOrders, { id: 'x', endsOn: '2026-12-01T10:00:00.000Z', hash: 'h' })
    const tried = answering(resendStaffOrders, () => told.slice(0, 1))
    const answer: Answers[number]['answer'] = input => {
      tries += 1
      return (tries === 1 ? tried : waits).answer(input)
    }
    const { user, choose } = await openOrders([{ name: resendStaffOrders.name, answer }])
    await choose()
    await user.click(screen.getByRole('button', { name: 'Mails erneut senden' }))
    await user.click(await screen.findByRole('button', { name: '1 Mail senden' }))
    expect(await screen.findByText(/^Das wartet auf die Zustimmung einer zweiten Person/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('say what is against all of them', async () => {
    const narrow = { field: 'filter', key: 'error.narrowFilter', message: 'x', code: 1 }
    const { user } = await openOrders([refusing(resendStaffOrders, 400, narrow)])
    await user.click(screen.getByRole('button', { name: 'Mails aller gefundenen erneut senden' }))
    expect(await screen.findByText(/^Das sind zu viele Einträge/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /senden$/, hidden: false })?.textContent ?? '').not.toMatch(/^\d/)
  })

  it('are not for who may not send them', async () => {
    const { choose } = await openOrders([], [AllowedToUseAdminPanel, AllowedToSeeOrders])
    await choose()
    expect(screen.queryByRole('button', { name: /^Mails/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Ausgewählte exportieren' })).toBeTruthy()
  })
})

it('the chosen orders are handed over as a file', async () => {
  const narrow = { field: 'orderIds', key: 'error.outOfRange', message: 'x', code: 1 }
  const { user, asked, choose } = await openOrders([refusing(exportStaffOrders, 400, narrow)])
  await choose()
  await user.click(screen.getByRole('button', { name: 'Ausgewählte exportieren' }))
  await user.click(screen.getByRole('menuitem', { name: 'Als CSV' }))
  const orderIds = ORDERS.map(({ orderId }) => orderId)
  const query = { trouble: 'paidNotFulfilled', orderIds, sort: '-date', format: 'csv' }
  await waitFor(() => expect(asked(exportStaffOrders.name)).toEqual([{ query }]))
})
