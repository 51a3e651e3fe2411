import { getUser, saveJourneySettings, searchTrips } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { trip } from '../../state/tariff/tariff.fixture.ts'

const at = '/konto/verwaltung/fahrtensuche'
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('how journeys are searched', () => {
  it('is everything at first; what is unticked is kept with the account, and said to be', async () => {
    const without = ['bus', 'ferry'] as const
    const saving = answering(saveJourneySettings, () => [anAccount({ journeySettings: { without: [...without] } })])
    const { user, sent } = await renderShop({ at, answers: [signedIn(), saving] })
    await screen.findByRole('checkbox', { name: 'Busse' })
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
    await user.click(box('Busse'))
    await user.click(box('Fähren'))
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const done = await screen.findByText('So suchen wir ab jetzt Ihre Fahrten.')
    await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true))
    expect(sent.find(({ call }) => call === saveJourneySettings.name)?.input.body).toEqual({ without })
  })

  it('shows what was left out before', async () => {
    await renderShop({ at, answers: [signedIn({ journeySettings: { without: ['tram'] } })] })
    await screen.findByRole('checkbox', { name: 'Straßenbahnen' })
    expect([box('Straßenbahnen').checked, box('Busse').checked]).toEqual([false, true])
  })

  it('cannot be by nothing at all', async () => {
    const { user, sent } = await renderShop({ at, answers: [signedIn()] })
    await screen.findByRole('checkbox', { name: 'Busse' })
    for (const one of screen.getAllByRole('checkbox')) await user.click(one)
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Bitte lassen Sie wenigstens ein Verkehrsmittel übrig.')).toBeTruthy()
    expect(sent.some(({ call }) => call === saveJourneySettings.name)).toBe(false)
  })

  it('says when it could not be saved, and keeps what was ticked', async () => {
    const failing = refusing(saveJourneySettings, 500, { field: '', message: '', code: -1, key: 'error.unknown' })
    const { user } = await renderShop({ at, answers: [signedIn(), failing] })
    await screen.findByRole('checkbox', { name: 'Busse' })
    await user.click(box('Busse'))
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(box('Busse').checked).toBe(false)
  })
})

describe('a search of trips', () => {
  const found = answering(searchTrips, () => [trip('a/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')])
  const search = '/verbindung/?from=1&to=2&at=2126-11-23T08:00'

  it('leaves out what the customer has set, and says so', async () => {
    const { sent } = await renderShop({
      at: search,
      answers: [found, signedIn({ journeySettings: { without: ['bus'] } })],
    })
    expect(await screen.findByText(/Weggelassen, wie von Ihnen eingestellt: Busse\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Einstellung ändern' }).getAttribute('href')).toBe(at)
    await waitFor(() => {
      const query = sent.filter(({ call }) => call === searchTrips.name).at(-1)?.input.query
      expect(query).toMatchObject({ groupFilter: expect.arrayContaining(['rail', 'tram']) })
      expect(JSON.stringify(query)).not.toContain('"bus"')
    })
  })

  it('says nothing of the settings where its address says on what to ride', async () => {
    const { sent } = await renderShop({
      at: `${search}&modes=bus`,
      answers: [found, signedIn({ journeySettings: { without: ['bus'] } })],
    })
    await waitFor(() => expect(sent.some(({ call }) => call === getUser.name)).toBe(true))
    expect(await screen.findByRole('link', { name: /^08:00/ })).toBeTruthy()
    expect(screen.queryByText(/Weggelassen/)).toBeNull()
  })

  it('is asked once, and for everything, by everybody else', async () => {
    const { sent } = await renderShop({ at: search, answers: [found, signedIn()] })
    await waitFor(() => expect(sent.some(({ call }) => call === getUser.name)).toBe(true))
    await waitFor(() => expect(sent.some(({ call }) => call === searchTrips.name)).toBe(true))
    const asked = sent.filter(({ call }) => call === searchTrips.name)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.input.query).toMatchObject({ groupFilter: undefined })
    expect(screen.queryByText(/Weggelassen/)).toBeNull()
  })
})
