import { defaultClient } from '@billett/clients'
import { acceptTerms, logout } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { signedIn } from '../../../../test/signed-in.ts'

const left = { name: logout.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
const header = () => within(screen.getByRole('banner'))

describe('the header of somebody who is not signed in', () => {
  it('offers to sign in and to register', async () => {
    await renderShop({ at: '/impressum' })
    expect((await header().findByRole('link', { name: 'Anmelden' })).getAttribute('href')).toBe('/anmelden')
    expect(header().getByRole('link', { name: 'Registrieren', hidden: true }).getAttribute('href')).toBe(
      '/registrieren',
    )
  })

  it('does neither where the client has no accounts', async () => {
    const { modules } = defaultClient.config
    const config = { ...defaultClient.config, modules: { ...modules, login: { ...modules.login, enabled: false } } }
    await renderShop({ at: '/impressum', client: { ...defaultClient, config } })
    expect(header().queryByRole('link', { name: 'Anmelden', hidden: true })).toBeNull()
  })
})

describe('the links of the header', () => {
  it('leads to the tickets where the client wants that', async () => {
    await renderShop({ at: '/impressum' })
    expect(header().getByRole('link', { name: 'Tickets', hidden: true }).getAttribute('href')).toBe('/')
    cleanDevice()
    const { modules } = defaultClient.config
    const without = { ...modules, header: { ...modules.header, relationLink: false } }
    const config = { ...defaultClient.config, modules: without }
    await renderShop({ at: '/impressum', client: { ...defaultClient, config } })
    expect(header().queryByRole('link', { name: 'Tickets', hidden: true })).toBeNull()
  })
})

const withSubscriptions = (subscription: boolean) => {
  const { config } = defaultClient
  return { ...defaultClient, config: { ...config, modules: { ...config.modules, subscription } } }
}

describe('the account menu', () => {
  it('leads to orders and account and signs out', async () => {
    const { user, sent, store } = await renderShop({ at: '/impressum', answers: [left, signedIn()] })
    await user.click(await header().findByRole('button', { name: 'Konto von Wanda Reisig' }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByRole('menuitem', { name: 'Meine Bestellungen' }).getAttribute('href')).toBe('/konto/bestellungen')
    expect(menu.getByRole('menuitem', { name: 'Mein Konto' }).getAttribute('href')).toBe('/konto')
    expect(menu.queryByRole('menuitem', { name: /Geschäftsbedingungen/ })).toBeNull()
    await user.click(menu.getByRole('menuitem', { name: 'Abmelden' }))
    await waitFor(() => expect(store.getState().userStore.authenticated).toBe(false))
    expect(sent.some(({ call }) => call === logout.name)).toBe(true)
    expect(localStorage.getItem('jwt')).toBeNull()
  })

  it('leads to subscriptions where the client has them', async () => {
    const { user } = await renderShop({ at: '/impressum', answers: [signedIn()], client: withSubscriptions(true) })
    await user.click(await header().findByRole('button', { name: 'Konto von Wanda Reisig' }))
    const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Meine Abos' })
    expect(item.getAttribute('href')).toBe('/konto/abos')
    cleanDevice()
    const other = await renderShop({ at: '/impressum', answers: [signedIn()], client: withSubscriptions(false) })
    await other.user.click(await header().findByRole('button', { name: 'Konto von Wanda Reisig' }))
    expect(within(await screen.findByRole('menu')).queryByRole('menuitem', { name: 'Meine Abos' })).toBeNull()
  })

  it('leads from a private page to the page of those who have left', async () => {
    const { user, location } = await renderShop({ at: '/konto', answers: [left, signedIn()] })
    await user.click(await header().findByRole('button', { name: 'Konto von Wanda Reisig' }))
    await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Abmelden' }))
    await waitFor(() => expect(location()?.pathname).toBe('/abmelden'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeTruthy()
  })
})

describe('new terms', () => {
  const waiting = { acceptTermsNecessary: true }

  it('are accepted by a tick and a button, with the moment', async () => {
    const accepted = answering(acceptTerms, () => [anAccount()])
    const { user, sent } = await renderShop({ at: '/impressum', answers: [accepted, signedIn(waiting)] })
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Zustimmen' }))
    expect(dialog.getByText('Bitte stimmen Sie den neuen Geschäftsbedingungen zu.')).toBeTruthy()
    expect(sent.some(({ call }) => call === acceptTerms.name)).toBe(false)
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Zustimmen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [{ input } = { input: {} }] = sent.filter(({ call }) => call === acceptTerms.name)
    expect(input).toMatchObject({ body: { acceptedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) } })
  })

  it('can wait; the menu warns and asks again', async () => {
    const { user } = await renderShop({ at: '/impressum', answers: [signedIn(waiting)] })
    const dialog = within(await screen.findByRole('dialog'))
    const [close] = dialog.getAllByRole('button', { name: 'Schließen' })
    if (close) await user.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(header().getByRole('button', { name: /Bitte beachten/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Neue Geschäftsbedingungen annehmen' }))
    expect(await screen.findByRole('dialog', { name: 'Neue Geschäftsbedingungen' })).toBeTruthy()
  })
})
