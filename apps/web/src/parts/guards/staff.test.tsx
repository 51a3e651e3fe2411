import { getUser, login, logout } from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { anAccount, aSignIn, aToken } from '../../state/user/user.fixture.ts'

afterEach(cleanDevice)

const staff = { userType: USER_TYPE.HGS, username: 'brede' }
const left = { name: logout.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

/** A device on which one of the staff is signed in. */
function staffDevice(rights: number[] = []) {
  storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) }))
  return [left, answering(getUser, () => [anAccount({ ...staff, rights })])]
}

describe('somebody who may not use the shop (Spec 1 §2.3)', () => {
  it.each(['/warenkorb', '/konto', '/no/such/page'])('is signed out before %s, and can go on there', async at => {
    const { location, store } = await renderShop({ at, answers: staffDevice() })
    await waitFor(() => expect(location()?.pathname).toBe('/admin/abmeldung'))
    expect(new URLSearchParams(location()?.search).get('target')).toBe(at)
    await waitFor(() => expect(store.getState().userStore.authenticated).toBe(false))
    expect((await screen.findByRole('link', { name: 'Weiter ohne Anmeldung' })).getAttribute('href')).toBe(at)
    expect(screen.getByRole('link', { name: 'Wieder anmelden' }).getAttribute('href')).toBe('/admin')
  })

  it('stays on a page of the staff’s own area', async () => {
    const { location } = await renderShop({
      at: '/admin/portal',
      answers: staffDevice([RIGHTS.AllowedToUseAdminPanel]),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Verwaltung' })).toBeTruthy()
    expect(location()?.pathname).toBe('/admin/portal')
  })

  it('is told whom to ask where the right is missing', async () => {
    await renderShop({ at: '/admin/portal', answers: staffDevice() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dafür fehlt Ihnen ein Recht' })).toBeTruthy()
  })
})

describe('the login of the staff (Spec 1 §2.5)', () => {
  const form = () => within(screen.getByRole('form', { name: 'Anmelden' }))

  it('is by user name, has no way to register, and leads to their portal', async () => {
    const rights = [RIGHTS.AllowedToUseAdminPanel]
    const token = aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify(rights) })
    const { user, sent, location } = await renderShop({
      at: '/admin',
      answers: [
        answering(login, () => [aSignIn({ ...staff, rights, id_token: token })]),
        answering(getUser, () => [anAccount({ ...staff, rights })]),
      ],
    })
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
    const { location } = await renderShop({ at: '/admin', answers: [left, signedIn()] })
    expect(await screen.findByText(/Es ist schon jemand angemeldet/)).toBeTruthy()
    expect(location()?.pathname).toBe('/admin')
    const out = within(screen.getByRole('main')).getByRole('link', { name: 'Abmelden' })
    expect(out.getAttribute('href')).toBe('/admin/abmeldung?target=%2Fadmin')
  })

  it('comes before the portal', async () => {
    const { location } = await renderShop({ at: '/admin/portal' })
    await waitFor(() => expect(location()?.pathname).toBe('/admin'))
    expect(location()?.search).toBe('?redirect=%2Fadmin%2Fportal')
  })
})
