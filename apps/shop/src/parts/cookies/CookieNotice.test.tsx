import { clientByName, defaultClient } from '@billett/clients'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { storedConsent } from '../../storage/cookie-consent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const notice = () => screen.queryByRole('region', { name: 'Ihre Privatsphäre' })

describe('the cookie notice', () => {
  it('offers reject as plainly as accept', async () => {
    await renderShop()
    const banner = within(await screen.findByRole('region', { name: 'Ihre Privatsphäre' }))
    const [reject, accept] = [
      banner.getByRole('button', { name: 'Alle ablehnen' }),
      banner.getByRole('button', { name: 'Alle annehmen' }),
    ]
    expect(reject.className).toBe(accept.className)
  })

  it('is gone after rejecting, and only what is required is allowed', async () => {
    const { user } = await renderShop()
    await user.click(screen.getByRole('button', { name: 'Alle ablehnen' }))
    expect(notice()).toBeNull()
    const consent = storedConsent.read()
    expect(consent?.externalMedia).toEqual({ mapTiles: false })
    expect(Object.values(consent?.required ?? {}).every(Boolean)).toBe(true)
  })

  it('keeps the answer for as many days as the client says', async () => {
    const { modules } = defaultClient.config
    const cookieNotice = { ...modules.cookieNotice, expireInDays: 12 }
    const client = { ...defaultClient, config: { ...defaultClient.config, modules: { ...modules, cookieNotice } } }
    const { user } = await renderShop({ client })
    const written = vi.spyOn(document, 'cookie', 'set')
    await user.click(screen.getByRole('button', { name: 'Alle ablehnen' }))
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    expect(cookies.filter(cookie => cookie.startsWith('cookie-consent='))).toEqual([
      expect.stringContaining(`; max-age=${12 * 86_400};`),
    ])
  })

  it('allows everything after accepting', async () => {
    const { user } = await renderShop()
    await user.click(screen.getByRole('button', { name: 'Alle annehmen' }))
    expect(storedConsent.read()?.externalMedia).toEqual({ mapTiles: true })
  })

  it('ticks nothing in advance and saves single choices', async () => {
    const { user } = await renderShop()
    await user.click(screen.getByRole('button', { name: 'Auswählen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' }))
    const media = dialog.getByRole('checkbox', { name: 'Externe Medien' })
    expect(media).toHaveProperty('checked', false)
    expect(dialog.getByRole('checkbox', { name: /Notwendig/ })).toHaveProperty('disabled', true)
    await user.click(media)
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }))
    expect(storedConsent.read()?.externalMedia).toEqual({ mapTiles: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stays away once there is an answer, which the footer lets one take back', async () => {
    storedConsent.write({ externalMedia: { mapTiles: true } }, 30)
    const { user } = await renderShop()
    expect(notice()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: 'Externe Medien' })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('button', { name: 'Alle ablehnen' }))
    expect(storedConsent.read()?.externalMedia).toEqual({ mapTiles: false })
  })

  it('is a popup where the client wants one', async () => {
    await renderShop({ client: clientByName('moorland') ?? defaultClient })
    const dialog = within(await screen.findByRole('dialog', { name: 'Ihre Privatsphäre' }))
    expect(dialog.getByRole('button', { name: 'Alle ablehnen' })).toBeTruthy()
  })
})

describe('the focus', () => {
  const headline = () => screen.getByRole('heading', { level: 1 })
  const settings = () => screen.findByRole('dialog', { name: 'Cookie-Einstellungen' })
  const button = (name: string) => screen.getByRole('button', { name })

  it.each(['luehrtal', 'moorland'])(
    'goes back to the button in the notice that opened the settings (%s)',
    async name => {
      const { user } = await renderShop({ client: clientByName(name) ?? defaultClient })
      await user.click(await screen.findByRole('button', { name: 'Auswählen' }))
      const dialog = await settings()
      await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(document.activeElement).toBe(button('Auswählen')))
    },
  )

  it('goes back to the foot of the page where the settings were opened there', async () => {
    storedConsent.write({ externalMedia: { mapTiles: true } }, 30)
    const { user } = await renderShop()
    await user.click(button('Cookie-Einstellungen'))
    await user.click(within(await settings()).getByRole('button', { name: 'Alle ablehnen' }))
    expect(document.activeElement).toBe(button('Cookie-Einstellungen'))
  })

  it('goes there although the notice stands there, too', async () => {
    const { user } = await renderShop()
    await user.click(button('Cookie-Einstellungen'))
    await user.click(within(await settings()).getByRole('button', { name: 'Schließen' }))
    await screen.findByRole('button', { name: 'Auswählen' })
    expect(document.activeElement).toBe(button('Cookie-Einstellungen'))
  })

  it('goes to the heading of the page where the notice is gone', async () => {
    const { user } = await renderShop()
    await user.click(button('Auswählen'))
    await user.click(within(await settings()).getByRole('button', { name: 'Auswahl speichern' }))
    expect(document.activeElement).toBe(headline())
  })

  it('goes there from the buttons of the notice, too', async () => {
    const { user } = await renderShop()
    await user.click(button('Alle ablehnen'))
    expect(document.activeElement).toBe(headline())
  })
})
