import { getOrganisationByUser, getPortalSettings, getUser, keepPortalSettings, logout } from '@billett/contract'
import { ALL_MENU_NODES, RIGHTS, USER_TYPE } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { portalDevice, SCHOOL_ID } from '../../test/portal-device.ts'
import { renderOffice } from '../../test/render-office.tsx'
import { usedSchoolWords } from '../../test/school-words.ts'
import { staffDevice } from '../../test/staff-device.ts'

afterEach(() => {
  delete document.documentElement.dataset.mode
  cleanDevice()
})

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menü' }))

describe('the portal of schools and cost units', () => {
  it('is entered by the login of the shop, which leads back', async () => {
    const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    await renderOffice({ at: '/contactperson?page=2' })
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/anmelden?redirect=%2Fcontactperson%3Fpage%3D2'))
    replaced.mockRestore()
  })

  it('has in its menu what somebody has a right to, and the shop’s account beside it', async () => {
    const { user } = await renderOffice({ at: '/settings', answers: portalDevice(['Settings', 'Help', 'UserAccount']) })
    const entries = (await menu()).getAllByRole('link')
    expect(entries.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ansicht', '/settings'],
      ['Hilfe', '/help'],
    ])
    await user.click(screen.getByRole('button', { name: /Wanda Reisig/ }))
    const own = within(await screen.findByRole('menu'))
    expect(own.getByRole('menuitem', { name: 'Mein Konto' }).getAttribute('href')).toBe('/konto')
    expect(own.queryByRole('menuitem', { name: 'Anmeldung sichern' })).toBeNull()
  })

  it('begins with the first entry of whoever does not see the overview', async () => {
    const { location } = await renderOffice({ at: '/organisations/', answers: portalDevice(['Help']) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Hilfe' })).toBeTruthy()
    expect(location()?.pathname).toBe('/help')
  })

  it('says so where an entry is missing, to customers, and to staff whatever their rights', async () => {
    const answers = portalDevice(['Help'])
    const { unmount } = await renderOffice({ at: '/settings', answers })
    const denied = { level: 1, name: 'Dafür fehlt Ihnen ein Recht' } as const
    expect(await screen.findByRole('heading', denied)).toBeTruthy()
    expect(screen.getByText(/an die Person, die Sie eingeladen hat/)).toBeTruthy()
    unmount()
    storedJwt.write(aToken())
    const customer = await renderOffice({ at: '/help', answers: [answering(getUser, () => [anAccount()])] })
    expect(await screen.findByRole('heading', denied)).toBeTruthy()
    expect(screen.getByText(/Dieser Bereich ist für Schulen/)).toBeTruthy()
    customer.unmount()
    await renderOffice({ at: '/help', answers: [staffDevice([RIGHTS.IsAdministrator])] })
    expect(await screen.findByRole('heading', denied)).toBeTruthy()
  })

  it('leaves the area of the staff to the staff', async () => {
    await renderOffice({ at: '/admin/portal', answers: portalDevice(ALL_MENU_NODES) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dafür fehlt Ihnen ein Recht' })).toBeTruthy()
  })

  it('is about the organisation that the reader is named for, and forgets it when they go', async () => {
    const left = { name: logout.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
    const { store } = await renderOffice({ at: '/help', answers: [left, ...portalDevice(ALL_MENU_NODES)] })
    const state = () => store.getState().schoolSubscriptionStore
    await waitFor(() => expect(state().selectedOrganizationId).toBe(SCHOOL_ID))
    act(() => void store.dispatch(sessionEnded()))
    expect(state()).toMatchObject({ own: null, selectedOrganizationId: null, view: null })
  })

  it('forgets what was seen at a 401', async () => {
    portalDevice(['Help', 'UserAccount'])
    const { store } = await renderOffice({ at: '/help', answers: [refusing(getOrganisationByUser, 401)] })
    await waitFor(() => expect(store.getState().userStore.authenticated).toBe(false))
    expect(store.getState().schoolSubscriptionStore.view).toBeNull()
  })

  it.each(['de', 'en'] as const)('says company where others say school (%s)', async language => {
    await renderOffice({ at: '/help', language, answers: portalDevice(ALL_MENU_NODES, { words: 'company' }) })
    await screen.findByText(language === 'de' ? /Eine Mitarbeiterin verlässt die Firma/ : /An employee leaves/)
    expect(await usedSchoolWords(language)).toEqual([])
  })
})

describe('an entry that leads somebody to nothing', () => {
  const names = ['Finanzbericht', 'Rechnungen', 'Ansprechpersonen der Schule', 'Ansprechpersonen des Kostenträgers']
  const shown = async (own: Parameters<typeof portalDevice>[1]) => {
    const { unmount } = await renderOffice({ at: '/settings', answers: portalDevice(ALL_MENU_NODES, own) })
    await screen.findAllByRole('link', { name: 'Anträge entscheiden' })
    const there = names.filter(name => screen.queryAllByRole('link', { name }).length > 0)
    unmount()
    return there
  }

  it('is none: a school sees no money, and who pays their own people once', async () => {
    expect(await shown({ view: 'school' })).toEqual(['Ansprechpersonen der Schule'])
    expect(await shown({ view: 'payer' })).toEqual([
      'Finanzbericht',
      'Rechnungen',
      'Ansprechpersonen des Kostenträgers',
    ])
  })
})

describe('the view of the portal', () => {
  it('is dark where somebody wants that, stays so, and is as usual for a colleague at the same device', async () => {
    const answers = portalDevice(['Settings'])
    const { user, unmount } = await renderOffice({ at: '/settings', answers })
    await user.click(await screen.findByRole('switch', { name: 'Dunkle Ansicht' }))
    await user.selectOptions(screen.getByLabelText('Zeilen je Seite'), '25')
    expect(document.documentElement.dataset.mode).toBe('dark')
    unmount()
    const again = await renderOffice({ at: '/settings', answers: portalDevice(['Settings']) })
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('dark'))
    expect((await screen.findByLabelText<HTMLSelectElement>('Zeilen je Seite')).value).toBe('25')
    again.unmount()
    const userId = '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b99'
    const [, ...others] = portalDevice(['Settings'])
    const rights = JSON.stringify([114])
    const userType = USER_TYPE.WebShop | USER_TYPE.Swkt
    storedJwt.write(aToken({ sub: userId, userType, rights }))
    const colleague = answering(getUser, () => [anAccount({ userId, userType, rights: [114] })])
    await renderOffice({ at: '/settings', answers: [colleague, ...others] })
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('light'))
    expect((await screen.findByLabelText<HTMLSelectElement>('Zeilen je Seite')).value).toBe('5')
  })

  it('that could not be kept is said not to be, and holds meanwhile', async () => {
    const answers = [refusing(keepPortalSettings, 500), ...portalDevice(['Settings'])]
    const { user } = await renderOffice({ at: '/settings', answers })
    await user.click(await screen.findByRole('switch', { name: 'Dunkle Ansicht' }))
    expect(await screen.findByText(/Sie konnte nicht gespeichert werden/)).toBeTruthy()
    expect(document.documentElement.dataset.mode).toBe('dark')
  })

  it('is kept with the account, and begins as it was left on another device', async () => {
    const kept = { rowsPerPage: 50, tutorials: true, darkMode: true, greeting: true, tables: [] } as const
    const answers = [
      answering(getPortalSettings, () => [{ ...kept, tables: [...kept.tables] }]),
      ...portalDevice(['Settings']),
    ]
    const { user, sent } = await renderOffice({ at: '/settings', answers })
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('dark'))
    expect((await screen.findByLabelText<HTMLSelectElement>('Zeilen je Seite')).value).toBe('50')
    await user.selectOptions(screen.getByLabelText('Zeilen je Seite'), '10')
    const saved = sent.flatMap(({ call, input }) => (call === keepPortalSettings.name ? [input.body] : []))
    expect(saved).toEqual([{ ...kept, rowsPerPage: 10 }])
  })

  it('is dark for staff who want that, by the menu of their account, and light again by the same', async () => {
    const { user, unmount } = await renderOffice({
      at: '/admin/ereignisse',
      answers: [staffDevice([RIGHTS.AllowedToUseAdminPanel])],
    })
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: /^Konto/ }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Dunkle Ansicht')
    expect(document.documentElement.dataset.mode).toBe('dark')
    unmount()
    await renderOffice({ at: '/admin/ereignisse', answers: [staffDevice([RIGHTS.AllowedToUseAdminPanel])] })
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('dark'))
    await user.click(await screen.findByRole('button', { name: /^Konto/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Helle Ansicht' }))
    expect(document.documentElement.dataset.mode).toBe('light')
  })

  it('goes back to what is usual: five rows, no explanations, light, with a greeting', async () => {
    const { user, store } = await renderOffice({ at: '/settings', answers: portalDevice(['Settings']) })
    await user.click(await screen.findByRole('switch', { name: 'Erklärungen über den Seiten zeigen' }))
    await user.click(screen.getByRole('switch', { name: 'Mit einer Begrüßung beginnen' }))
    expect(store.getState().schoolSubscriptionStore.view).toMatchObject({ tutorials: true, greeting: false })
    await user.click(screen.getByRole('button', { name: 'Übliche Einstellungen wiederherstellen' }))
    expect(store.getState().schoolSubscriptionStore.view).toEqual({
      rowsPerPage: 5,
      tutorials: false,
      darkMode: false,
      greeting: true,
      tables: [],
    })
  })
})

it('every screen of the portal has an entry of the menu that opens it', () => {
  const ofPortal = Object.values(officeRoutes).filter(route => route.access === 'portal')
  expect(ofPortal.every(({ nodes }) => nodes.length > 0)).toBe(true)
})
