import {
  countStaffOrders,
  createStaffView,
  deleteStaffView,
  getStaffViews,
  getUser,
  type StaffView,
  searchStaffOrders,
  setDefaultView,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'

const RIGHTS_HELD = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]

const aView = (over: Partial<StaffView> = {}): StaffView => ({
  id: '0190a000-0000-7000-8000-000000000001',
  list: 'adminOrders',
  name: 'Bezahlt',
  address: 'states=paid&span=all',
  isShared: true,
  isOwn: false,
  isDefault: false,
  version: 3,
  ...over,
})

async function openOrders(views: StaffView[], at = '/admin/bestellungen') {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(RIGHTS_HELD) }))
  const answers = [
    answering(getUser, () => [anAccount({ userType: USER_TYPE.HGS, username: 'brede', rights: RIGHTS_HELD })]),
    answering(searchStaffOrders, () => []),
    answering(countStaffOrders, () => [{ count: 0, isExact: true }]),
    answering(getStaffViews, () => views),
    answering(createStaffView, () => [aView()]),
    answering(deleteStaffView, () => []),
    answering(setDefaultView, () => [aView()]),
  ]
  const office = await renderOffice({ at, answers })
  const sent = (call: { name: string }) => office.sent.flatMap(one => (one.call === call.name ? [one.input] : []))
  return { ...office, sentTo: sent }
}

const menu = async (user: Awaited<ReturnType<typeof openOrders>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Ansichten' }))
  return within(screen.getByRole('menu'))
}

describe('views of a list', () => {
  it('are opened from its head; where one says what is gone, the rest holds and that is said', async () => {
    const { user, location } = await openOrders([aView({ address: 'states=paid.melted&span=all&colour=red' })])
    await user.click(await (await menu(user)).findByRole('menuitem', { name: 'Bezahlt' }))
    await waitFor(() => expect(location()?.search).toBe('?span=all&states=paid'))
    expect(await screen.findByText(/sagt etwas, das es nicht mehr gibt/)).toBeTruthy()
  })

  it('are saved with what is chosen, and without what was typed, the page and the open row', async () => {
    const { user, sentTo } = await openOrders(
      [],
      '/admin/bestellungen?search=eve&states=paid&page=2&columns=date.state',
    )
    await user.click((await menu(user)).getByRole('menuitem', { name: 'Diese Ansicht speichern …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ansicht speichern' }))
    await user.type(dialog.getByLabelText('Name'), 'Meine')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sentTo(createStaffView)).toEqual([
        { body: { list: 'adminOrders', name: 'Meine', address: 'states=paid&columns=date.state', isShared: true } },
      ]),
    )
    await waitFor(() => expect(sentTo(getStaffViews)).toHaveLength(2))
  })

  it('begin the list for whoever said so, unless a link says something else', async () => {
    const { location } = await openOrders([aView({ isDefault: true })])
    await waitFor(() => expect(location()?.search).toBe('?span=all&states=paid'))
  })

  it('leave a link as it is', async () => {
    const { location, user } = await openOrders([aView({ isDefault: true })], '/admin/bestellungen?span=day')
    await (await menu(user)).findByRole('menuitem', { name: 'Bezahlt' })
    expect(location()?.search).toBe('?span=day')
  })

  it('are made the first and deleted, the latter after a question', async () => {
    const { user, sentTo } = await openOrders([aView()])
    await user.click(await (await menu(user)).findByRole('menuitem', { name: 'Ansichten verwalten …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ansichten' }))
    const act = async (name: string) => {
      await user.click(dialog.getByRole('button', { name: /Bezahlt/ }))
      await user.click(dialog.getByRole('menuitem', { name }))
    }
    await act('Damit beginnen')
    const params = { viewId: aView().id }
    await waitFor(() => expect(sentTo(setDefaultView)).toEqual([{ params, body: { isDefault: true } }]))
    await act('Löschen')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(sentTo(deleteStaffView)).toEqual([{ params }]))
  })
})
