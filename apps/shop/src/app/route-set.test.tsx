import { clientByName } from '@billett/clients'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../test/render-shop.tsx'
import { signedIn } from '../../test/signed-in.ts'

const client = clientByName('oderwinkel')

describe('a client that has the account alone', () => {
  it('begins with it', async () => {
    const { location } = await renderShop({ at: '/', client, answers: [signedIn()] })
    await waitFor(() => expect(location()?.pathname).toBe('/konto'))
    const home = screen.getByRole('link', { name: 'Verkehrsbund Oderwinkel, Startseite' })
    expect(home.getAttribute('href')).toBe('/konto')
  })

  it.each(['/warenkorb', '/kasse', '/verbindung/', '/bestaetigung'])('has no %s', async at => {
    await renderShop({ at, client })
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeTruthy()
    expect(document.title).toContain('Seite nicht gefunden')
  })

  it('leads back to it, and speaks of nothing else where one signs in', async () => {
    await renderShop({ at: '/impressum', client })
    const crumbs = within(await screen.findByRole('navigation', { name: 'Sie sind hier' }))
    expect(crumbs.getByRole('link', { name: 'Mein Konto' }).getAttribute('href')).toBe('/konto')
    expect(crumbs.queryByRole('link', { name: 'Tickets kaufen' })).toBeNull()
    cleanup()
    await renderShop({ at: '/anmelden', client })
    expect(await screen.findByText(/ändern Sie Ihre Daten/)).toBeTruthy()
  })

  it('keeps what the law demands', async () => {
    await renderShop({ at: '/vertragKuendigen/ohneAnmeldung', client })
    expect(await screen.findByRole('heading', { level: 1, name: /kündigen/ })).toBeTruthy()
  })
})
