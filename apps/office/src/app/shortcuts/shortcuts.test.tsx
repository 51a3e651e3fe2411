import {
  countStaffUsers,
  getStaffEvents,
  getStaffMessages,
  type StaffMessage,
  searchStaffUsers,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { aDeletedUser, aListedUser } from '../../features/users/users.fixture.ts'

const aMessage = (place: number): StaffMessage => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  version: 1,
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  title: { de: `Linie ${place}`, en: `Line ${place}` },
  message: { de: '<p>Heute</p>', en: '<p>Today</p>' },
  places: [],
  languages: [],
  from: '2026-11-22T08:00:00.000Z',
  to: '2026-11-23T22:00:00.000Z',
  state: 'shown',
})

const someUsers = [aListedUser, aDeletedUser]

const openOffice = (at: string, rights: number[] = [RIGHTS.IsAdministrator]) =>
  renderOffice({
    at,
    answers: [
      staffDevice(rights),
      answering(getStaffEvents, () => []),
      answering(getStaffMessages, () => [aMessage(1), aMessage(2)]),
      answering(searchStaffUsers, () => someUsers),
      answering(countStaffUsers, () => [{ count: 2, isExact: true }]),
    ],
  })

const actionsOf = (place: number) => screen.getByRole('button', { name: `Aktionen für Linie ${place}` })

describe('keys of the office', () => {
  it('lead to a screen, go from row to row, and open what can be done with one', async () => {
    const { user, location } = await openOffice('/admin/portal')
    await screen.findByRole('heading', { level: 1, name: 'Verwaltung' })
    await user.keyboard('gn')
    await waitFor(() => expect(location()?.pathname).toBe('/admin/allgemein/nachrichten'))
    await screen.findByRole('row', { name: /^Linie 1/ })
    await user.keyboard('j')
    expect(document.activeElement).toBe(actionsOf(1))
    await user.keyboard('j')
    expect(document.activeElement).toBe(actionsOf(2))
    await user.keyboard('jk')
    expect(document.activeElement).toBe(actionsOf(1))
    await user.keyboard('.')
    expect(await screen.findByRole('menuitem', { name: 'Löschen' })).toBeTruthy()
    await user.keyboard('ge')
    expect(location()?.pathname).toBe('/admin/allgemein/nachrichten')
  })

  it('choose the row they are at, and leave the focus on what opens it', async () => {
    const { user } = await openOffice('/admin/benutzer')
    const [first, second] = await screen.findAllByRole('rowheader')
    await user.keyboard('jj')
    expect(document.activeElement).toBe(second?.querySelector('a'))
    await user.keyboard('x')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    expect(second?.closest('tr')?.getAttribute('aria-selected')).toBe('true')
    expect(first?.closest('tr')?.getAttribute('aria-selected')).toBe('false')
    await user.keyboard('x')
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('go to the search, where they are letters again', async () => {
    const { user, location } = await openOffice('/admin/benutzer')
    const search = await screen.findByRole('searchbox')
    await user.keyboard('/')
    expect(document.activeElement).toBe(search)
    await user.keyboard('go?')
    expect(search).toHaveProperty('value', 'go?')
    expect(location()?.pathname).toBe('/admin/benutzer')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lead nowhere that somebody has no right to, and are not shown as if they did', async () => {
    const { user, location } = await openOffice('/admin/ereignisse', [RIGHTS.AllowedToUseAdminPanel])
    await screen.findByRole('heading', { level: 1, name: 'Ereignisse' })
    await user.keyboard('gu')
    expect(location()?.pathname).toBe('/admin/ereignisse')
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
    expect(dialog.getByText('Ereignisse')).toBeTruthy()
    expect(dialog.queryByText('Benutzer')).toBeNull()
  })

  it('do nothing once they are switched off, which stays so; the menu leads to the switch', async () => {
    const first = await openOffice('/admin/ereignisse')
    await screen.findByRole('heading', { level: 1, name: 'Ereignisse' })
    await first.user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
    await first.user.click(dialog.getByRole('switch', { name: 'Tastenkürzel benutzen' }))
    await first.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await first.user.keyboard('gp')
    expect(first.location()?.pathname).toBe('/admin/ereignisse')
    first.unmount()
    const second = await openOffice('/admin/ereignisse')
    await second.user.click(await screen.findByRole('button', { name: /Konto|Wanda/ }))
    await second.user.click(await screen.findByRole('menuitem', { name: 'Tastenkürzel' }))
    const again = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
    expect(again.getByRole('switch')).toHaveProperty('checked', false)
  })
})
