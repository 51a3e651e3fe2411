import { getRelationGroups, searchTrips, type Trip } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { group, offer, trip } from '../../state/tariff/tariff.fixture.ts'
import { storedConsent } from '../../storage/cookie-consent.ts'

const asked = 'from=1&to=2&at=2126-11-23T08%3A00'
const found: Trip = {
  ...trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z'),
  realTime: { state: 'live', asOf: '2126-11-23T06:58:00.000Z' },
}
const late: Trip = { ...found, legs: found.legs.map(leg => ({ ...leg, now: { cancelled: true } })) }
const tickets = answering(getRelationGroups, () => [group({ products: [offer()] })])
const unreachable = { field: '', message: '', code: 100, key: 'error.backendCommunication' }
const open = (trips: ReturnType<typeof answering | typeof refusing>) =>
  renderShop({ at: `/relation/?${asked}`, answers: [trips, tickets] })
const isDirect = (query: object | undefined) => ({ changes: undefined, ...query }).changes === 0
const kept = () => localStorage.getItem('latest_results')
const row = () => screen.findByRole('link', { name: /^08:00, to 08:20, 20 minutes/ })

async function searchAndLeave(): Promise<void> {
  await open(answering(searchTrips, () => [late]))
  await screen.findByRole('link', { name: /^08:00, .*cancelled/ })
  cleanup()
}

describe('what a search found', () => {
  it('is shown again where the same search fails, with its time, as planned, and tickets beside it', async () => {
    storedConsent.write({ comfort: { latestSearches: true } }, 30)
    await searchAndLeave()
    await waitFor(() => expect(kept()).not.toBeNull())
    const { user, sent } = await open(refusing(searchTrips, 0, unreachable))
    expect(await row()).toBeTruthy()
    expect(screen.getByText(/^Timetable of \d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByText('cancelled')).toBeNull()
    expect(await screen.findByRole('button', { name: /^Add to cart/ })).toBeTruthy()
    const searches = () => sent.filter(({ call }) => call === searchTrips.name).length
    const before = searches()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(searches()).toBe(before + 1)
  })

  it('is not shown as what another search found that fails', async () => {
    storedConsent.write({ comfort: { latestSearches: true } }, 30)
    const all = answering(searchTrips, () => [found])
    const direct = refusing(searchTrips, 0, unreachable)
    const { user, location } = await open({
      name: searchTrips.name,
      answer: input => (isDirect(input.query) ? direct : all).answer(input),
    })
    await row()
    await waitFor(() => expect(kept()).not.toBeNull())
    const before = kept()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('radio', { name: 'None' }))
    expect(await screen.findByText('The trips could not be loaded')).toBeTruthy()
    expect(location()?.search).toContain('changes=0')
    expect(kept()).toBe(before)
    expect(screen.queryByText(/^Timetable of/)).toBeNull()
  })

  it('is not kept where nobody agreed to it', async () => {
    await searchAndLeave()
    await open(refusing(searchTrips, 0, unreachable))
    expect(await screen.findByText('The trips could not be loaded')).toBeTruthy()
    expect(kept()).toBeNull()
  })
})
