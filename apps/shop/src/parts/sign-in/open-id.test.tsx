import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { aSignIn } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const QUERY =
  'client_id=library&nonce=n&redirect_uri=https%3A%2F%2Flibrary.example%2Fback&response_type=code&scope=openid&state=s&response_mode=query&interaction=i1'
const OPEN_ID = Object.fromEntries(new URLSearchParams(QUERY))
const TERMS_ID = '5b1f0c9a-2f5e-8a5b-8f0e-0a6a5a1c2b03'

const question = {
  loginAccessDialog: {
    client: { name: 'Stadtbibliothek' },
    requestedRights: ['Ihre E-Mail-Adresse', 'Ihr Name'],
    scheme: {
      guid: TERMS_ID,
      datatypID: 'Checkbox' as const,
      description: 'Ich stimme zu (<a href="/datenschutz">Datenschutz</a>).',
      isVisibleToUser: true,
      isRequired: true,
      datarecordID: 'openIdConnect',
    },
    redirectUrlOnError: '/open-id/interaction/i1/refused',
  },
}

/** The library is allowed to know once the terms were agreed to. */
const hasAgreed = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'acceptedTermsId' in body && body.acceptedTermsId === TERMS_ID

const login = answering(contract.login, ({ body }) => (hasAgreed(body) ? [aSignIn()] : [question]))

let left: string[] = []
beforeEach(() => {
  left = []
  vi.spyOn(window.location, 'assign').mockImplementation(url => {
    left.push(String(url))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

async function signIn(shop: Awaited<ReturnType<typeof renderShop>>): Promise<void> {
  const form = within(screen.getByRole('form', { name: 'Anmelden' }))
  await shop.user.type(form.getByLabelText('E-Mail-Adresse'), 'wanda@example.org')
  await shop.user.type(form.getByLabelText('Passwort'), 'Geheim-123{Enter}')
}

const bodiesOf = ({ sent }: Awaited<ReturnType<typeof renderShop>>, call: { name: string }) =>
  sent.filter(one => one.call === call.name).map(one => one.input.body)

describe('a login another service has asked for', () => {
  it('carries its parameters, asks what that service may know, and is sent again with the answer', async () => {
    const shop = await renderShop({ at: `/anmelden?${QUERY}`, answers: [login] })
    await signIn(shop)
    const dialog = within(await screen.findByRole('dialog', { name: 'Anmelden bei Stadtbibliothek' }))
    expect(dialog.getByText('Ihre E-Mail-Adresse')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/datenschutz')
    expect(shop.store.getState().userStore.authenticated).toBe(false)
    const approve = dialog.getByRole<HTMLButtonElement>('button', { name: 'Zustimmen und weiter' })
    expect(approve.disabled).toBe(true)
    await shop.user.click(dialog.getByRole('checkbox'))
    await shop.user.click(approve)
    await waitFor(() => expect(shop.store.getState().userStore.authenticated).toBe(true))
    expect(bodiesOf(shop, contract.login)).toMatchObject([
      { email: 'wanda@example.org', openId: OPEN_ID },
      { email: 'wanda@example.org', password: 'Geheim-123', openId: OPEN_ID, acceptedTermsId: TERMS_ID },
    ])
    expect(shop.store.getState().userStore.oidc.loginAccessDialog).toBeNull()
    // The server sends the browser on; the shop itself goes nowhere.
    expect(shop.location()?.pathname).toBe('/anmelden')
    expect(bodiesOf(shop, contract.loginJwt)).toEqual([])
  })

  it('goes back with the refusal when the customer does not agree', async () => {
    const shop = await renderShop({ at: `/anmelden?${QUERY}`, answers: [login] })
    await signIn(shop)
    const dialog = within(await screen.findByRole('dialog'))
    await shop.user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(left).toEqual(['/open-id/interaction/i1/refused']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.store.getState().userStore.authenticated).toBe(false)
  })

  it('is made by the token of whoever is signed in already', async () => {
    const byToken = answering(contract.loginJwt, ({ body }) => (hasAgreed(body) ? [aSignIn()] : [question]))
    const shop = await renderShop({ at: `/anmelden?${QUERY}`, answers: [signedIn(), byToken] })
    const dialog = within(await screen.findByRole('dialog'))
    await shop.user.click(dialog.getByRole('checkbox'))
    await shop.user.click(dialog.getByRole('button', { name: 'Zustimmen und weiter' }))
    await waitFor(() =>
      expect(bodiesOf(shop, contract.loginJwt)).toEqual([
        { openId: OPEN_ID },
        { openId: OPEN_ID, acceptedTermsId: TERMS_ID },
      ]),
    )
    expect(screen.queryByRole('form', { name: 'Anmelden' })).toBeNull()
  })

  it('shows the form where the service wants the password again', async () => {
    const again = refusing(contract.loginJwt, 409, { field: '', message: '', code: 631, key: 'error.passwordAgain' })
    await renderShop({ at: `/anmelden?${QUERY}`, answers: [signedIn(), again] })
    expect(await screen.findByText(/noch einmal mit Ihrem Passwort/)).toBeTruthy()
    expect(screen.getByRole('form', { name: 'Anmelden' })).toBeTruthy()
  })

  it('keeps its parameters on the way to registering and to a new password', async () => {
    await renderShop({ at: `/anmelden?${QUERY}` })
    for (const name of [/Jetzt registrieren/, /Passwort vergessen/])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(`?${QUERY}`)
  })

  it('is not taken for one where no service asks', async () => {
    const shop = await renderShop({ at: '/anmelden?scope=openid&state=s', answers: [signedIn()] })
    await waitFor(() => expect(shop.location()?.pathname).toBe('/konto'))
    expect(bodiesOf(shop, contract.loginJwt)).toEqual([])
  })
})
