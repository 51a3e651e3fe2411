import {
  type BulkOrder,
  countStaffOrders,
  getStaffOrder,
  getStaffOrderTags,
  type StaffOrderDetail,
  searchStaffOrders,
  tagStaffOrders,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { anOrder, aSeenOrder } from './orders.fixture.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const [first, second] = [anOrder(4711, { tags: ['Kulanz'] }), anOrder(4712)]
const seen: StaffOrderDetail = { ...aSeenOrder, tags: ['Kulanz'] }

type Told = BulkOrder[]

async function openOrders(at: string, told: Told = [{ changed: true, error: null, orderNumber: 'B-4711' }]) {
  const office = await renderOffice({
    at,
    answers: [
      staffDevice(SEES),
      answering(searchStaffOrders, () => [first, second]),
      answering(countStaffOrders, () => [{ count: 2, isExact: true }]),
      answering(getStaffOrder, () => [seen]),
      answering(getStaffOrderTags, () => [{ tag: 'Kulanz' }, { tag: 'Presse' }]),
      answering(tagStaffOrders, () => told),
    ],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  await screen.findByRole('rowheader', { name: 'B-4711' })
  return { ...office, asked }
}

describe('tags of an order', () => {
  const opened = () => openOrders(`/admin/bestellungen?order=${seen.orderId}`)
  const part = async () => within(await screen.findByRole('list', { name: 'Stichwörter' }))

  it('are put on it and taken off', async () => {
    const { user, asked } = await opened()
    expect((await part()).getByText('Kulanz')).toBeTruthy()
    await user.type(screen.getByRole('combobox', { name: 'Neues Stichwort' }), '  Bus  4{Enter}')
    expect((await part()).getByText('Bus 4')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Kulanz entfernen' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kulanz entfernen' })).toBeNull())
    const orderIds = [seen.orderId]
    expect(asked(tagStaffOrders.name)).toEqual([
      { body: { orderIds, add: ['Bus 4'] } },
      { body: { orderIds, remove: ['Kulanz'] } },
    ])
  })

  it('are offered as other orders have them', async () => {
    const { user } = await opened()
    await part()
    await user.type(screen.getByRole('combobox', { name: 'Neues Stichwort' }), 'pr')
    const offered = within(await screen.findByRole('listbox', { name: 'Neues Stichwort' }))
    await user.click(offered.getByRole('option', { name: 'Presse' }))
    expect(screen.getByRole('combobox', { name: 'Neues Stichwort' })).toHaveProperty('value', 'Presse')
    expect(offered.queryByRole('option', { name: 'Kulanz' })).toBeNull()
  })
})

describe('orders with a tag', () => {
  it('are asked for by a filter', async () => {
    const { user, asked } = await openOrders('/admin/bestellungen?span=all')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Stichwort' }), 'Presse')
    await waitFor(() => expect(asked(searchStaffOrders.name).at(-1)).toMatchObject({ query: { tag: 'Presse' } }))
    expect(asked(countStaffOrders.name).at(-1)).toEqual({ query: { tag: 'Presse' } })
  })

  it('are still asked for by an address whose tag no order has any more', async () => {
    await openOrders('/admin/bestellungen?tag=Alt')
    expect(await screen.findByRole('combobox', { name: 'Stichwort' })).toHaveProperty('value', 'Alt')
  })
})

describe('several orders', () => {
  const chosen = async (told: Told) => {
    const office = await openOrders('/admin/bestellungen', told)
    await office.user.click(screen.getByRole('checkbox', { name: /B-4711/ }))
    await office.user.click(screen.getByRole('checkbox', { name: /B-4712/ }))
    await office.user.click(screen.getByRole('button', { name: 'Stichwort …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stichwort vergeben' }))
    await office.user.type(dialog.getByRole('combobox', { name: 'Neues Stichwort' }), 'Presse{Enter}')
    return { ...office, dialog }
  }

  it('get the same tag', async () => {
    const done = { changed: true, error: null, orderNumber: null }
    const { asked } = await chosen([done, done])
    expect(await screen.findByText('2 Bestellungen haben jetzt das Stichwort Presse.')).toBeTruthy()
    const orderIds = [first.orderId, second.orderId]
    expect(asked(tagStaffOrders.name)).toEqual([{ body: { orderIds, add: ['Presse'] } }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('say why one of them does not, and what was typed stays', async () => {
    const error = {
      fieldName: 'add',
      customerErrorMessage: 'x',
      errorMessage: 'tooManyTags',
      errorCode: 1301,
      translationKey: 'error.tooManyTags',
    }
    const { dialog } = await chosen([
      { changed: true, error: null, orderNumber: null },
      { changed: false, error, orderNumber: null },
    ])
    expect(await dialog.findByText('Eine Bestellung kann höchstens zwanzig Stichwörter haben.')).toBeTruthy()
    expect(dialog.getByRole('combobox')).toHaveProperty('value', 'Presse')
  })
})
