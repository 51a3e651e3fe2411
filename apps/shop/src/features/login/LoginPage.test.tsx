import { defaultClient } from '@billett/clients'
import { getUser, login, sendActivationEmail } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { sessionListener } from '@billett/web-kit/session/keep-session.ts'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, held, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aSignIn } from '@billett/web-kit/testing/user.fixture.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanDevice()
})

const welcome = [answering(login, () => [aSignIn()]), answering(getUser, () => [anAccount()])]
const refused = refusing(login, 400, { field: '', message: '', code: 600, key: 'error.loginFailed' })
const notActivated = refusing(login, 403, { field: '', message: '', code: 2, key: 'error.accountNotActivated' })

const form = () => within(screen.getByRole('form', { name: 'Anmelden' }))

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(form().getByLabelText('E-Mail-Adresse'), 'wanda@example.org')
  await user.type(form().getByLabelText('Passwort'), 'Geheim-123')
}

describe('signing in', () => {
  it('sends the parameters of the client and goes on to the account', async () => {
    const { user, sent, location } = await renderShop({ at: '/anmelden', answers: welcome })
    await fillIn(user)
    await user.click(form().getByRole('button', { name: 'Anmelden' }))
    await waitFor(() => expect(location()?.pathname).toBe('/konto'))
    const { clientId, userType } = defaultClient.config.settings
    expect(sent.find(({ call }) => call === login.name)?.input.body).toEqual({
      email: 'wanda@example.org',
      password: 'Geheim-123',
      clientId,
      userType,
    })
  })

  it('is asked for another client where the address says so, and leads back to where one came from', async () => {
    const other = '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c99'
    const { user, sent, location } = await renderShop({
      at: `/anmelden?overrideClientId=${other}&redirect=/warenkorb%3Fa%3D1`,
      answers: welcome,
    })
    await fillIn(user)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location()?.pathname).toBe('/warenkorb'))
    expect(location()?.search).toBe('?a=1')
    expect(sent.find(({ call }) => call === login.name)?.input.body).toMatchObject({ clientId: other })
  })

  it('says on the way that a session has ended by itself, and nothing to whoever has signed out', async () => {
    const { store, user } = await renderShop({ at: '/anmelden?redirect=/konto', answers: welcome })
    const { onEnd } = sessionListener(() => store.dispatch)
    act(() => void store.dispatch(sessionEnded()))
    expect(screen.queryByText(/Sitzung ist beendet/)).toBeNull()
    act(() => onEnd(false))
    expect(screen.queryByText(/Sitzung ist beendet/)).toBeNull()
    act(() => onEnd(true))
    expect((await screen.findByText(/Sitzung ist beendet/)).closest('[role="status"]')).not.toBeNull()
    await fillIn(user)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(store.getState().userStore).toMatchObject({ authenticated: true, lost: false }))
  })

  it('hands people of schools and cost units over to their portal, by loading it', async () => {
    const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    const userType = USER_TYPE.WebShop | USER_TYPE.Swkt
    const answers = [
      answering(login, () => [aSignIn({ userType })]),
      answering(getUser, () => [anAccount({ userType })]),
    ]
    const { user } = await renderShop({ at: '/anmelden', answers })
    await fillIn(user)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/organisations/'))
    expect(screen.queryByRole('button', { name: /Warenkorb/ })).toBeNull()
    replaced.mockRestore()
  })

  it('leads nowhere but to pages of the shop', async () => {
    const { user, location } = await renderShop({ at: '/anmelden?redirect=//evil.example', answers: welcome })
    await fillIn(user)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location()?.pathname).toBe('/konto'))
  })

  it('says at its field what is missing, and sends nothing', async () => {
    const { user, sent } = await renderShop({ at: '/anmelden', answers: welcome })
    const submit = () => user.click(form().getByRole('button', { name: 'Anmelden' }))
    await submit()
    const described = (label: string) => {
      const field = form().getByLabelText(label)
      return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    }
    await waitFor(() => expect(described('E-Mail-Adresse')).toContain('Bitte geben Sie Ihre E-Mail-Adresse an.'))
    expect(described('Passwort')).toContain('Bitte geben Sie Ihr Passwort an.')
    await user.type(form().getByLabelText('E-Mail-Adresse'), 'wanda')
    await user.type(form().getByLabelText('Passwort'), 'x')
    await submit()
    await waitFor(() => expect(described('E-Mail-Adresse')).toContain('gültige E-Mail-Adresse'))
    expect(sent.some(({ call }) => call === login.name)).toBe(false)
  })

  it('is sent by Enter only when both fields are filled', async () => {
    const { user, sent } = await renderShop({ at: '/anmelden', answers: welcome })
    await user.type(form().getByLabelText('E-Mail-Adresse'), 'wanda@example.org{Enter}')
    expect(screen.queryByText('Bitte geben Sie Ihr Passwort an.')).toBeNull()
    await user.click(form().getByRole('button', { name: 'Anmelden' }))
    expect(await screen.findByText('Bitte geben Sie Ihr Passwort an.')).toBeTruthy()
    expect(sent.some(({ call }) => call === login.name)).toBe(false)
  })

  it('shows the password to whoever wants to see it', async () => {
    const { user } = await renderShop({ at: '/anmelden' })
    const password = form().getByLabelText('Passwort')
    expect(password.getAttribute('type')).toBe('password')
    await user.click(form().getByRole('button', { name: 'Passwort zeigen' }))
    expect(password.getAttribute('type')).toBe('text')
  })

  it('is busy while it is under way', async () => {
    const waiting = held(answering(login, () => [aSignIn()]))
    const { user, location } = await renderShop({ at: '/anmelden', answers: [waiting, ...welcome] })
    await fillIn(user)
    await user.keyboard('{Enter}')
    const button = form().getByRole('button', { name: 'Anmelden' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    waiting.release()
    await waitFor(() => expect(location()?.pathname).toBe('/konto'))
  })
})

describe('when it fails', () => {
  it('says so, leads back to the form, and keeps what was typed', async () => {
    const { user } = await renderShop({ at: '/anmelden', answers: [refused] })
    await fillIn(user)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/Die Anmeldung ist fehlgeschlagen/)).toBeTruthy()
    await user.click(form().getByRole('button', { name: 'Zum Formular' }))
    const email = form().getByLabelText<HTMLInputElement>('E-Mail-Adresse')
    expect(document.activeElement).toBe(email)
    expect(email.value).toBe('wanda@example.org')
  })

  it('gives the message the focus two seconds later', async () => {
    const { user } = await renderShop({ at: '/anmelden', answers: [refused] })
    await fillIn(user)
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => {
      form().getByRole('button', { name: 'Anmelden' }).click()
    })
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1)
    })
    const message = screen.getByText(/Die Anmeldung ist fehlgeschlagen/).closest('[role=alert]')
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1_900)
    })
    expect(document.activeElement).not.toBe(message)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100)
    })
    expect(document.activeElement).toBe(message)
  })

  it('sends another activation mail to who has not opened the first', async () => {
    const answers = [notActivated, { name: sendActivationEmail.name, answer: async () => ({ ok: true, data: [] }) }]
    const { user, sent } = await renderShop({ at: '/anmelden', answers })
    await fillIn(user)
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Aktivierungsmail noch einmal senden' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('wanda@example.org')
    await user.click(dialog.getByRole('button', { name: 'Senden' }))
    expect(await screen.findByText(/ist die Mail unterwegs/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ call }) => call === sendActivationEmail.name)?.input.body).toMatchObject({
      email: 'wanda@example.org',
      originUrl: window.location.href,
    })
  })
})

describe('below the form', () => {
  it('the ways to an account and to a new password carry the query along', async () => {
    await renderShop({ at: '/anmelden?redirect=/kasse' })
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href(/Jetzt registrieren/)).toBe('/registrieren?redirect=%2Fkasse')
    expect(href(/Passwort vergessen/)).toBe('/passwort-zuruecksetzen?redirect=%2Fkasse')
  })

  it('stand only those the client has', async () => {
    const { modules, settings } = defaultClient.config
    const login = { ...modules.login, register: false, resetPassword: false }
    const apps = { appStore: 'https://apps.example/1', playStore: null }
    const config = { ...defaultClient.config, modules: { ...modules, login }, settings: { ...settings, apps } }
    await renderShop({ at: '/anmelden', client: { ...defaultClient, config } })
    expect(screen.queryByRole('link', { name: /registrieren/i })).toBeNull()
    expect(screen.queryByRole('link', { name: /Passwort vergessen/ })).toBeNull()
    expect((await screen.findByRole('link', { name: 'Laden im App Store' })).getAttribute('href')).toBe(apps.appStore)
    expect(screen.queryByText(/Google Play/)).toBeNull()
  })
})

describe('who is signed in', () => {
  it('is led on from the embedded login to the shop', async () => {
    const { location } = await renderShop({ at: '/anmelden/embedded', answers: [signedIn()] })
    await waitFor(() => expect(location()?.pathname).toBe('/'))
  })

  it('forgets how signing in went when leaving the page', async () => {
    const { user, store } = await renderShop({ at: '/anmelden', answers: [refused] })
    await fillIn(user)
    await user.keyboard('{Enter}')
    await screen.findByText(/Die Anmeldung ist fehlgeschlagen/)
    await user.click(screen.getByRole('link', { name: /Passwort vergessen/ }))
    await waitFor(() => expect(store.getState().commonStore.errors).toEqual({}))
  })
})
