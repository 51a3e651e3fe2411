import { getRelationGroups, getStopInformation, searchTrips, type Trip } from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { group, price, trip } from '../../state/tariff/tariff.fixture.ts'
import { tripKey } from '../../state/tariff/trip-key.ts'

const early = { ...trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z'), price: price(290) }
const late = { ...trip('late/2', '2126-11-23T08:00:00.000Z', '2126-11-23T08:20:00.000Z'), price: price(null) }
const asked = '/relation/?from=1&to=2&at=2126-11-23T08:00'
const names = answering({ ...getStopInformation, name: 'tariff/nameStop' }, ({ query }) => [
  {
    reference: query && 'stopId' in query ? String(query.stopId) : '',
    name: 'Stop',
    latitude: 53,
    longitude: 11,
    zones: [],
    lines: [],
    departures: [],
  },
])
const open = (at = asked, found: Trip[] = [early, late]) =>
  renderShop({
    at,
    answers: [names, answering(searchTrips, () => found), answering(getRelationGroups, () => [group()])],
  })
const row = (time: string) => screen.findByRole('link', { name: new RegExp(`^${time}, `) })
const sheet = () => screen.findByRole('region', { name: 'Trip from 09:00 to 09:20' })

describe('a row of the list', () => {
  it('is one link that says all of a trip, and has nothing else to press', async () => {
    await open()
    const link = await row('08:00')
    expect(link.firstElementChild?.textContent).toBe(
      '08:00, to 08:20, 20 minutes, direct, Tram 1 towards Harbour, €2.90 incl. VAT for 1 adult',
    )
    expect(link.closest('li')?.querySelectorAll('a, button')).toHaveLength(1)
    expect((await row('09:00')).textContent).toMatch(/Harbour, Price at the ticket/)
  })
})

describe('a trip that is opened', () => {
  it('stands in the address, has the focus at its heading, and is asked for no second time', async () => {
    const { user, location, sent } = await open()
    await user.click(await row('09:00'))
    const heading = within(await sheet()).getByRole('heading', { level: 2 })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(location()?.search).toContain(`trip=${tripKey(late.id)}`)
    expect(sent.filter(({ call }) => call === searchTrips.name)).toHaveLength(1)
    expect((await row('09:00')).getAttribute('aria-current')).toBe('true')
  })

  it.each([
    [
      'by its button',
      async (user: Awaited<ReturnType<typeof open>>['user']) => {
        await user.click(screen.getByRole('button', { name: 'Close trip' }))
      },
    ],
    ['by Escape', async (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Escape}')],
  ])('is closed %s, and its row has the focus', async (_, close) => {
    const { user, location } = await open()
    await user.click(await row('08:00'))
    await user.click(await row('09:00'))
    await sheet()
    await close(user)
    await waitFor(async () => expect(document.activeElement).toBe(await row('09:00')))
    expect(location()?.search).toBe(asked.slice(asked.indexOf('?')))
    expect(screen.queryByRole('region', { name: /^Trip from/ })).toBeNull()
  })

  it('is bought below all that is told of it: its ticket, its price and one button that leads on', async () => {
    const { user } = await open()
    await user.click(await row('08:00'))
    const buy = await screen.findByRole('button', { name: 'Buy now: Single ticket, Adult' })
    await waitFor(() => expect(buy.closest('article')).toBeNull())
    expect(buy.parentElement?.parentElement?.textContent).toMatch(/^Single ticket, Adult€2.90/)
    await user.click(await screen.findByRole('button', { name: 'Close trip' }))
    const again = await screen.findByRole('button', { name: 'Buy now: Single ticket, Adult' })
    expect(again.closest('article')).toBeTruthy()
  })

  it('is there for whoever has its address', async () => {
    const { user } = await open(`${asked}&trip=${tripKey(late.id)}`)
    expect(await sheet()).toBeTruthy()
    expect(screen.getByText('Prices for the chosen trip leaving at 09:00')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close trip' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Trip from/ })).toBeNull())
  })

  it('that is no longer found gives way to the list, which says so', async () => {
    await open(`${asked}&trip=${tripKey('gone')}`)
    expect(await screen.findByText('This trip is no longer among those found')).toBeTruthy()
    expect(await screen.findAllByRole('link', { name: /^\d\d:\d\d, / })).toHaveLength(2)
  })
})

it('the list that is on the screen of a phone stands in the address', async () => {
  const { user, location } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Tickets' }))
  expect(location()?.search).toContain('view=tickets')
  await user.click(screen.getByRole('radio', { name: 'Trips' }))
  expect(location()?.search).not.toContain('view')
})
