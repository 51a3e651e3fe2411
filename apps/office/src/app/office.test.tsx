import {
  countStaffOrders,
  getStaffMenu,
  getUser,
  login,
  logout,
  resetPassword,
  searchStaffOrders,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { sessionListener } from '@billett/web-kit/session/keep-session.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aSignIn, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../test/render-office.tsx'

const staff = { userType: USER_TYPE.HGS, username: 'brede' }
const left = { name: logout.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

/** A device on which one of the staff is signed in. */
function staffDevice(rights: number[] = []) {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) }))
  return [left, answering(getUser, () => [anAccount({ ...staff, rights })])]
}

describe('the office', () => {
  it('signs out whoever may not use the shop, who can go on there by loading it', async () => {
    await renderOffice({ at: '/admin/abmeldung?target=/warenkorb', answers: staffDevice() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeTruthy()
    expect(storedJwt.read()).toBeUndefined()
    expect(screen.getByRole('link', { name: 'Weiter ohne Anmeldung' }).getAttribute('href')).toBe('/warenkorb')
    expect(screen.getByRole('link', { name: 'Wieder anmelden' }).getAttribute('href')).toBe('/admin')
  })

  it('shows the portal to those who may work there', async () => {
    const answers = staffDevice([RIGHTS.AllowedToUseAdminPanel])
    const { location } = await renderOffice({ at: '/admin/portal', answers })
    expect(await screen.findByRole('heading', { level: 1, name: 'Verwaltung' })).toBeTruthy()
    expect(location()?.pathname).toBe('/admin/portal')
  })

  it('has in its menu what somebody has a right to, and the same at the portal', async () => {
    const answers = [
      ...staffDevice([RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]),
      answering(searchStaffOrders, () => []),
      answering(countStaffOrders, () => [{ count: 0, isExact: true }]),
    ]
    const { user, location } = await renderOffice({ at: '/admin/portal', answers })
    const menu = within(await screen.findByRole('navigation', { name: 'Menü' }))
    expect(menu.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Verwaltung',
      'Bestellungen',
      'Ausgabe der Bestellungen',
      'Ereignisse',
      'Freigaben',
      'Geplante Exporte',
    ])
    const names = menu.getAllByRole('list').map(list => list.getAttribute('aria-labelledby'))
    expect(names.map(id => id && document.getElementById(id)?.textContent)).toEqual([null, 'Verkauf', 'Aufsicht'])
    expect(menu.getByRole('link', { name: 'Verwaltung' }).getAttribute('aria-current')).toBe('page')
    expect(menu.queryByRole('link', { name: 'Einstellungen' })).toBeNull()
    const portal = within(screen.getByRole('main'))
    await user.click(await portal.findByRole('link', { name: 'Bestellungen' }))
    await waitFor(() => expect(location()?.pathname).toBe('/admin/bestellungen'))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bestellungen' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(menu.getByRole('link', { name: 'Bestellungen' }).getAttribute('aria-current')).toBe('page')
  })

  it('has neither in its menu nor at the portal what somebody has no right to', async () => {
    await renderOffice({ at: '/admin/portal', answers: staffDevice([RIGHTS.AllowedToUseAdminPanel]) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Verwaltung' })).toBeTruthy()
    expect(await screen.findAllByRole('link', { name: 'Ereignisse' })).toHaveLength(2)
    for (const name of ['Bestellungen', 'Benutzer', 'Nachrichten'])
      expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('has what concerns all clients in the menu of those alone who see every client', async () => {
    const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToArrangeTariff]
    const menuOf = (seesEveryClient: boolean) =>
      answering(getStaffMenu, () => [{ seesEveryClient, waitingApprovals: null }])
    const junior = await renderOffice({ at: '/admin/portal', answers: [...staffDevice(rights), menuOf(false)] })
    await waitFor(() => expect(junior.store.getState().adminStore.menu).not.toBeNull())
    expect(screen.queryByRole('link', { name: 'Fassungen des Tarifs' })).toBeNull()
    junior.unmount()
    await renderOffice({ at: '/admin/portal', answers: [...staffDevice(rights), menuOf(true)] })
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Fassungen des Tarifs' })).toHaveLength(2))
  })

  it('leads on after a while whoever was signed out on the way, unless they stop it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const at = '/admin/abmeldung?target=%2Fadmin%2Fnowhere'
    const first = await renderOffice({ at, answers: staffDevice() })
    expect((await screen.findByRole('timer')).textContent).toMatch(/^In \d+ Sekunden geht es weiter\.$/)
    for (let seconds = 0; seconds < 20; seconds += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
    await waitFor(() => expect(first.location()?.pathname).toBe('/admin/nowhere'))
    first.unmount()
    const second = await renderOffice({ at, answers: staffDevice() })
    fireEvent.click(await screen.findByRole('button', { name: 'Hier bleiben' }))
    for (let seconds = 0; seconds < 30; seconds += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(second.location()?.pathname).toBe('/admin/abmeldung')
    expect(screen.getByText('Sie bleiben hier.')).toBeTruthy()
    vi.useRealTimers()
  })

  it('tells whom to ask where the right is missing', async () => {
    await renderOffice({ at: '/admin/portal', answers: staffDevice() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dafür fehlt Ihnen ein Recht' })).toBeTruthy()
  })

  it('asks to sign in at a screen of the staff, in either language, and shows it then', async () => {
    const { location, unmount } = await renderOffice({ at: '/admin/allgemein/sprachen' })
    await waitFor(() => expect(location()?.search).toBe('?redirect=%2Fadmin%2Fallgemein%2Fsprachen'))
    unmount()
    await renderOffice({ at: '/admin/general/languages', answers: staffDevice([RIGHTS.IsAdministrator]) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Languages' })).toBeTruthy()
    await waitFor(() => expect(document.title).toMatch(/^Languages – /))
  })

  it('leaves addresses of the shop to the shop', async () => {
    const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    await renderOffice({ at: '/warenkorb?a=1' })
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/warenkorb?a=1'))
    replaced.mockRestore()
  })

  it('says so where nobody has a page', async () => {
    await renderOffice({ at: '/admin/nowhere' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeTruthy()
  })

  it('takes the password of whoever was invited, and leads to their login', async () => {
    const done = { name: resetPassword.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
    const { user, sent } = await renderOffice({ at: '/admin/passwort/key-1', answers: [done] })
    await user.type(await screen.findByLabelText('Neues Passwort'), 'Wolkenbruch!47')
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'Wolkenbruch!47')
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
    await screen.findByRole('heading', { level: 1, name: 'Ihr Passwort ist geändert' })
    expect(sent.find(({ call }) => call === resetPassword.name)?.input.body).toMatchObject({ userType: USER_TYPE.HGS })
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/admin')
  })
})

describe('the login of the staff (Spec 1 §2.5)', () => {
  const form = () => within(screen.getByRole('form', { name: 'Anmelden' }))

  it('is by user name, has no way to register, and leads to their portal', async () => {
    const rights = [RIGHTS.AllowedToUseAdminPanel]
    const token = aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) })
    const { user, sent, location } = await renderOffice({
      at: '/admin',
      answers: [
        answering(login, () => [aSignIn({ ...staff, rights, id_token: token })]),
        answering(getUser, () => [anAccount({ ...staff, rights })]),
      ],
    })
    await screen.findByRole('form', { name: 'Anmelden' })
    expect(
      within(screen.getByRole('main')).queryByRole('link', { name: /registrieren|Passwort vergessen/i }),
    ).toBeNull()
    await user.type(form().getByLabelText('Benutzername'), 'brede')
    await user.type(form().getByLabelText('Passwort'), 'Geheim-123')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location()?.pathname).toBe('/admin/portal'))
    expect(sent.find(({ call }) => call === login.name)?.input.body).toMatchObject({
      email: 'brede',
      userType: USER_TYPE.HGS,
    })
  })

  it('asks a customer to sign out first', async () => {
    storedJwt.write(aToken())
    const { location } = await renderOffice({ at: '/admin', answers: [left, answering(getUser, () => [anAccount()])] })
    expect(await screen.findByText(/Es ist schon jemand angemeldet/)).toBeTruthy()
    expect(location()?.pathname).toBe('/admin')
    const out = within(screen.getByRole('main')).getByRole('link', { name: 'Abmelden' })
    expect(out.getAttribute('href')).toBe('/admin/abmeldung?target=%2Fadmin')
  })

  it('says why somebody is here whose session has ended by itself', async () => {
    const answers = staffDevice([RIGHTS.AllowedToUseAdminPanel])
    const { store, location } = await renderOffice({ at: '/admin/portal', answers })
    await screen.findByRole('heading', { level: 1, name: 'Verwaltung' })
    act(() => sessionListener(() => store.dispatch).onEnd(true))
    await waitFor(() => expect(location()?.pathname).toBe('/admin'))
    expect((await screen.findByText(/Sitzung ist beendet/)).closest('[role="status"]')).not.toBeNull()
  })

  it('leads whoever is signed in to the users to confirm, without a right to these to the portal', async () => {
    const confirms = officeRoutes.adminBaseData.rights.map(right => RIGHTS[right])
    const there = await renderOffice({ at: '/admin', answers: staffDevice(confirms) })
    await waitFor(() => expect(there.location()?.pathname).toBe('/admin/stammdaten'))
    cleanup()
    const others = await renderOffice({ at: '/admin', answers: staffDevice([RIGHTS.AllowedToUseAdminPanel]) })
    await waitFor(() => expect(others.location()?.pathname).toBe('/admin/portal'))
  })

  it('comes before the portal', async () => {
    const { location } = await renderOffice({ at: '/admin/portal' })
    await waitFor(() => expect(location()?.pathname).toBe('/admin'))
    expect(location()?.search).toBe('?redirect=%2Fadmin%2Fportal')
  })
})
