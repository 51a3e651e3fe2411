import { getMessageOfTheDay, logConsent, type MessageOfTheDay } from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { storedConsentId } from '../../storage/consent-id.ts'
import { storedConsent } from '../../storage/cookie-consent.ts'
import { storedMessagesSeen } from '../../storage/messages-seen.ts'

const message = (id: string, title: string, places: MessageOfTheDay['places'] = []): MessageOfTheDay => ({
  places,
  id,
  title,
  message: `<p>Alles über ${title}</p>`,
  from: '2026-11-20T09:00:00.000Z',
  to: '2026-12-20T09:00:00.000Z',
})

const at = '/impressum'
const told = answering(getMessageOfTheDay, () => [message('a', 'Schnee'), message('b', 'Streik')])
const noted = answering(logConsent, () => [{ consentId: 'device-1', givenOn: '2026-11-21T10:00:00.000Z' }])

describe('messages of the day', () => {
  it('wait for the answer to the cookie notice, then stand one after the other, and are closed for good', async () => {
    const { user } = await renderShop({ at, answers: [told, noted] })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Alle ablehnen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Schnee' })
    expect(within(dialog).getByText('Mitteilung 1 von 2')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Weiter' }))
    const second = await screen.findByRole('dialog', { name: 'Streik' })
    await user.click(within(second).getByRole('button', { name: 'Zurück' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Schnee' })).getByRole('button', { name: 'Schließen' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(storedMessagesSeen.read()).toEqual(['a', 'b'])
  })

  it('leave the page usable: no focus is taken, nothing behind is shut off, and Escape closes from within', async () => {
    storedConsent.write({}, 1)
    const { user } = await renderShop({ at, answers: [told] })
    const before = document.activeElement
    const dialog = await screen.findByRole('dialog', { name: 'Schnee' })
    expect(document.activeElement).toBe(before)
    expect(dialog.getAttribute('aria-modal')).toBeNull()
    expect(dialog.closest('dialog')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 1 })).not.toEqual([])
    within(dialog).getByRole('button', { name: 'Weiter' }).focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(storedMessagesSeen.read()).toEqual(['a', 'b'])
  })

  it('that were closed before stay away, and new ones do not wait for them', async () => {
    storedConsent.write({}, 1)
    storedMessagesSeen.add(['a'])
    await renderShop({ at, answers: [told] })
    const dialog = await screen.findByRole('dialog', { name: 'Streik' })
    expect(within(dialog).queryByText(/Mitteilung 1/)).toBeNull()
  })

  it('are shown where they are meant to be alone', async () => {
    storedConsent.write({}, 1)
    const answers = [answering(getMessageOfTheDay, () => [message('a', 'Abos', ['subscriptions'])])]
    const { sent } = await renderShop({ at, answers })
    await waitFor(() => expect(sent.some(({ call }) => call === getMessageOfTheDay.name)).toBe(true))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(storedMessagesSeen.read()).toEqual([])
  })

  it('are shown on the screens of their place', async () => {
    storedConsent.write({}, 1)
    await renderShop({
      at: '/login',
      answers: [answering(getMessageOfTheDay, () => [message('a', 'Konto', ['account'])])],
    })
    expect(await screen.findByRole('dialog', { name: 'Konto' })).toBeTruthy()
  })

  it('are not shown inside somebody else’s page', async () => {
    storedConsent.write({}, 1)
    const { sent } = await renderShop({ at: '/agb/embedded', answers: [told] })
    await screen.findByRole('heading', { level: 1 })
    expect(sent.some(({ call }) => call === getMessageOfTheDay.name)).toBe(false)
  })

  it('can be read again on their own page', async () => {
    storedMessagesSeen.add(['a', 'b'])
    await renderShop({ at: '/mitteilungen', answers: [told] })
    expect(await screen.findByText('Alles über Schnee')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Streik' })).toBeTruthy()
  })
})

it('an answer to the cookie notice is noted under one name for the device', async () => {
  storedConsentId.write('device-0')
  const { user, sent } = await renderShop({ at, answers: [noted] })
  await user.click(await screen.findByRole('button', { name: 'Alle ablehnen' }))
  await waitFor(() => expect(storedConsentId.read()).toBe('device-1'))
  const [noting] = sent.filter(({ call }) => call === logConsent.name)
  expect(noting?.input).toMatchObject({
    body: { consentId: 'device-0', choices: { externalMedia: { mapTiles: false } } },
  })
})
