import { activate, confirmEmailAddress, unsubscribeNewsletter } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { held, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanDevice()
})

const done = (call: { name: string }) => ({
  name: call.name,
  answer: async () => ({ ok: true, status: 200, data: [] }),
})
const tooOld = (call: { name: string }) =>
  refusing(call, 404, { field: 'token', message: '', code: 609, key: 'error.codeNotValid' })

describe('the link of the activation mail', () => {
  it('activates the account once, and waits for the person: nobody is led on while reading', async () => {
    const waiting = held(done(activate))
    const { sent, location } = await renderShop({ at: '/aktivieren/code-1', answers: [waiting] })
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(activate.name))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => waiting.release())
    expect(screen.getByRole('heading', { level: 1, name: 'Ihr Konto ist aktiv' })).toBeTruthy()
    expect(sent.filter(({ call }) => call === activate.name)).toEqual([
      { call: activate.name, input: { params: { token: 'code-1' } } },
    ])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(location()?.pathname).toBe('/aktivieren/code-1')
    vi.useRealTimers()
    act(() => screen.getByRole('link', { name: 'Zur Anmeldung' }).click())
    await waitFor(() => expect(location()?.pathname).toBe('/anmelden'))
  })

  it('offers another mail where it is too old', async () => {
    await renderShop({ at: '/aktivieren/code-1', answers: [tooOld(activate)] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Der Link hat nicht funktioniert' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Aktivierungsmail noch einmal senden' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/anmelden')
  })
})

describe('the link of the mail to a new address', () => {
  it('confirms it, and waits for the person', async () => {
    const waiting = held(done(confirmEmailAddress))
    const { sent, location } = await renderShop({ at: '/email-bestaetigen/code-1', answers: [waiting] })
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(confirmEmailAddress.name))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => waiting.release())
    expect(screen.getByRole('heading', { level: 1, name: 'Ihre neue E-Mail-Adresse gilt' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(location()?.pathname).toBe('/email-bestaetigen/code-1')
    vi.useRealTimers()
    act(() => screen.getByRole('link', { name: 'Zum Konto' }).click())
    // Who is not signed in here signs in first.
    await waitFor(() => expect(location()?.pathname).toBe('/anmelden'))
  })

  it('says so where it is too old', async () => {
    await renderShop({ at: '/email-bestaetigen/code-1', answers: [tooOld(confirmEmailAddress)] })
    expect(await screen.findByText(/Dieser Link gilt nicht mehr/)).toBeTruthy()
  })
})

describe('the link of the newsletter', () => {
  const at = '/newsletter-abbestellen/5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b01'

  it('ends it only after a press: programs that look into mails follow links, too', async () => {
    const { user, sent } = await renderShop({ at, answers: [done(unsubscribeNewsletter)] })
    expect(sent.some(({ call }) => call === unsubscribeNewsletter.name)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }))
    expect(await screen.findByText('Sie bekommen keinen Newsletter mehr.')).toBeTruthy()
    const asked = sent.find(({ call }) => call === unsubscribeNewsletter.name)
    expect(asked?.input).toEqual({ body: { userId: at.split('/').at(-1) } })
  })

  it('can be tried again where nobody answered', async () => {
    const { user } = await renderShop({ at })
    await user.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Newsletter abbestellen' })).toBeTruthy()
  })
})
