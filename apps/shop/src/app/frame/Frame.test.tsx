import { defaultClient } from '@billett/clients'
import { cancelWithoutLogin, GATEWAY_MODE, getPaymentTypes, getStatus } from '@billett/contract'
import { PAYMENT_SUB_TYPE, PAYMENT_TYPE, RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanDevice()
})

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name })

describe('the frame', () => {
  it.each([
    ['/', ''],
    ['/warenkorb', ''],
    ['/agb', ''],
    ['/agb/embedded', '?mode=embedded'],
    ['/?mode=embedded', '?mode=embedded'],
    ['/gibt-es-nicht', ''],
  ])('lets one cancel, withdraw and read the law at %s', async (at, query) => {
    await renderShop({ at })
    const leadsTo = (name: string) => footerLink(name).getAttribute('href')
    expect(leadsTo('Verträge hier kündigen')).toBe(`/vertragKuendigen/ohneAnmeldung${query}`)
    expect(leadsTo('Vertrag widerrufen')).toBe(`/vertragWiderrufen${query}`)
    expect(leadsTo('Impressum')).toBe(`/impressum${query}`)
    expect(leadsTo('Geschäftsbedingungen')).toBe(`/agb${query}`)
    expect(leadsTo('Datenschutz')).toBe(`/datenschutz${query}`)
    expect(leadsTo(query ? 'Barrierefreiheit' : 'Erklärung zur Barrierefreiheit')).toBe(`/barrierefreiheit${query}`)
  })

  it('lets one report a barrier and take back the consent inside another page', async () => {
    const { user } = await renderShop({ at: '/?mode=embedded' })
    expect(footerLink('Barriere melden').getAttribute('href')).toBe('/barriereMelden?mode=embedded')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie-Einstellungen' }))
    expect(await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeTruthy()
  })

  it('lets one cancel contracts while no call has answered', async () => {
    await renderShop({ answers: [refusing(getStatus, 500)] })
    expect(footerLink('Verträge hier kündigen')).toBeTruthy()
  })

  it.each(['?', '#'])('steps back in embedded mode, asked for behind %s', async sign => {
    await renderShop({ at: `/agb${sign}mode=embedded` })
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })

  it('shows where one is, unless asked not to', async () => {
    await renderShop({ at: '/agb' })
    expect(screen.getByRole('navigation', { name: 'Sie sind hier' }).textContent).toContain('Geschäftsbedingungen')
    cleanDevice()
    await renderShop({ at: '/agb?hidetitle=true' })
    expect(screen.queryByRole('navigation', { name: 'Sie sind hier' })).toBeNull()
    // Its style sheet hides this header of the page from the eye alone.
    expect(screen.getByRole('heading', { level: 1 }).closest('[data-untitled=true] [data-page-header]')).toBeTruthy()
  })

  it.each(['/', '/verbindung?from=a&to=b', '/bestaetigung/4711'])('hides the header of %s, too', async at => {
    await renderShop({ at: `${at}${at.includes('?') ? '&' : '?'}hidetitle=true` })
    for (const heading of screen.getAllByRole('heading', { level: 1 }))
      expect(heading.closest('[data-untitled=true] [data-page-header]')).toBeTruthy()
  })

  it('switches to high contrast and remembers it', async () => {
    const { user } = await renderShop()
    await user.click(screen.getByRole('button', { name: 'Hohen Kontrast einschalten' }))
    expect(screen.getByRole('button', { name: 'Hohen Kontrast ausschalten' })).toBeTruthy()
    expect(localStorage.getItem('high-contrast')).toBe('true')
    expect(document.cookie).toContain('high-contrast=true')
  })

  it('is light, dark, or as the device wishes, and remembers it', async () => {
    const { user } = await renderShop()
    const { dataset } = document.documentElement
    const dark = await screen.findByRole('button', { name: 'Dunkel' })
    expect([dark.getAttribute('aria-pressed'), dataset.mode]).toEqual(['false', undefined])
    await user.click(dark)
    expect([dark.getAttribute('aria-pressed'), dataset.mode]).toEqual(['true', 'dark'])
    expect(localStorage.getItem('colour-scheme')).toBe('"dark"')
    expect(document.cookie).toContain('colour-scheme=dark')
    await user.click(screen.getByRole('button', { name: 'Hell' }))
    expect(dataset.mode).toBe('light')
    await user.click(screen.getByRole('button', { name: 'Hell' }))
    expect(dataset.mode).toBeUndefined()
    expect(localStorage.getItem('colour-scheme')).toBeNull()
    expect(document.cookie).not.toContain('colour-scheme')
  })

  it('has nothing to choose between light and dark in high contrast, which has colours of its own', async () => {
    const { user } = await renderShop()
    await user.click(screen.getByRole('button', { name: 'Hohen Kontrast einschalten' }))
    expect(screen.queryByRole('group', { name: 'Hell oder dunkel' })).toBeNull()
  })

  it('is in high contrast where the device wishes for more, until that is switched off', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation(query => {
      const asked = real(query)
      return query.includes('contrast') ? Object.defineProperty(asked, 'matches', { value: true }) : asked
    })
    const { user } = await renderShop()
    const { dataset } = document.documentElement
    const off = await screen.findByRole('button', { name: 'Hohen Kontrast ausschalten' })
    expect(dataset.contrast).toBeUndefined()
    await user.click(off)
    expect(screen.getByRole('button', { name: 'Hohen Kontrast einschalten' })).toBeTruthy()
    expect(dataset.contrast).toBe('normal')
  })
})

describe('the footer', () => {
  it('shows how one can pay, who runs the shop and for whom, and the client’s own links', async () => {
    const { texts } = defaultClient.config
    const card = { id: 'm', label: 'Kreditkarte', subType: PAYMENT_SUB_TYPE.CreditCard, urlToIcon: '' }
    const types = answering(getPaymentTypes, () => [
      {
        id: 't',
        type: PAYMENT_TYPE.Standard,
        label: 'Karte',
        methods: [card, { ...card, label: 'Sonstiges', subType: PAYMENT_SUB_TYPE.Other }],
      },
    ])
    const onBehalf = { ...texts.address, name: 'Kreis Lühr', nameAdd: '', secondName: '' }
    const own = {
      ...texts,
      faq: 'https://faq.example/',
      terms: 'https://terms.example/',
      onBehalf,
      additionalInfos: [{ link: 'https://more.example/', text: { de: 'Netzplan', en: 'Map of lines' } }],
    }
    const client = { ...defaultClient, config: { ...defaultClient.config, texts: own } }
    await renderShop({ at: '/impressum', answers: [types], client })
    const footer = within(screen.getByRole('contentinfo'))
    expect(await footer.findByText('Kreditkarte')).toBeTruthy()
    expect(footer.queryByText('Sonstiges')).toBeNull()
    for (const text of [texts.address.name, 'Kreis Lühr']) expect(footer.getAllByText(text).length).toBeGreaterThan(0)
    expect(footerLink('Netzplan').getAttribute('href')).toBe('https://more.example/')
    expect(footerLink('Häufige Fragen').getAttribute('href')).toBe('https://faq.example/')
    expect(footerLink('Geschäftsbedingungen').getAttribute('href')).toBe('https://terms.example/')
  })
})

describe('maintenance', () => {
  const maintenance = answering(getStatus, () => [{ mode: GATEWAY_MODE.maintenance, message: null }])

  it('leads every path to its page', async () => {
    const { location } = await renderShop({ at: '/warenkorb', answers: [maintenance] })
    expect(await screen.findByRole('heading', { name: 'Der Shop wird gerade gewartet' })).toBeTruthy()
    expect(location()?.pathname).toBe('/wartung')
    // What would lead back to this page is not offered.
    expect(screen.queryByRole('navigation', { name: 'Sie sind hier' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull()
  })

  it('is asked about every half minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { sent } = await renderShop({ at: '/wartung', answers: [maintenance] })
    await screen.findByRole('heading', { name: 'Der Shop wird gerade gewartet' })
    const asked = () => sent.filter(({ call }) => call === getStatus.name).length
    const before = asked()
    await act(() => vi.advanceTimersByTimeAsync(29_999))
    expect(asked()).toBe(before)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(asked()).toBe(before + 1)
  })

  it('reaches a page that is open: at the next thing done there, or within half a minute', async () => {
    let mode: 1 | 2 = GATEWAY_MODE.production
    const status = answering(getStatus, () => [{ mode, message: null }])
    const error = { field: '', message: '', code: 108, key: 'error.maintenance' }
    const answers = [status, refusing(cancelWithoutLogin, 503, error)] as const
    const { user, location } = await renderShop({ at: '/vertragKuendigen', answers: [...answers] })
    mode = GATEWAY_MODE.maintenance
    for (const [label, text] of [
      ['Vertragsnummer oder Name des Abos', 'Abo'],
      ['Vorname', 'Käthe'],
      ['Nachname', 'Brömmelkamp'],
      ['E-Mail für die Bestätigung', 'kaethe@example.org'],
    ] as const)
      await user.type(screen.getByLabelText(label), text)
    expect(location()?.pathname).toBe('/vertragKuendigen')
    await user.click(screen.getByRole('button', { name: 'jetzt kündigen' }))
    await waitFor(() => expect(location()?.pathname).toBe('/wartung'))
    cleanDevice()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    mode = GATEWAY_MODE.production
    const other = await renderShop({ at: '/kontakt', answers: [status] })
    mode = GATEWAY_MODE.maintenance
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await waitFor(() => expect(other.location()?.pathname).toBe('/wartung'))
  })

  it('is left when it is over, and its page is not reachable without it', async () => {
    const { location } = await renderShop({ at: '/wartung' })
    expect(await screen.findByRole('heading', { name: 'Wohin soll es gehen?' })).toBeTruthy()
    expect(location()?.pathname).toBe('/')
  })
})

describe('the logo (Spec 1 §2.7)', () => {
  const logo = () => screen.getByRole('link', { name: /Startseite/ })

  it('leads to the start of the shop, and those who may use it to the administration', async () => {
    await renderShop({ at: '/impressum' })
    expect(logo().getAttribute('href')).toBe('/')
    cleanDevice()
    storedJwt.write(aToken({ userType: USER_TYPE.HGS, rights: JSON.stringify([RIGHTS.AllowedToUseAdminPanel]) }))
    // The office is another app, which the browser would load.
    vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    await renderShop({ at: '/admin/portal' })
    await waitFor(() => expect(logo().getAttribute('href')).toBe('/admin/portal'))
  })
})
