import {
  addTicket,
  getFixPriceGroups,
  getRelationGroups,
  getStopInformation,
  getTravellers,
  type PartyTickets,
  prepareSale,
  searchTrips,
  type Travellers,
} from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aPreparedOrder } from '../../state/sale/sale.fixture.ts'
import { group, offer, price, trip } from '../../state/tariff/tariff.fixture.ts'
import { storedTravellers } from '../../storage/travellers.ts'

const kind = (id: string, name: string, more: Partial<Travellers['kinds'][number]> = {}) => ({
  id,
  name,
  role: 'person' as const,
  free: false,
  standard: false,
  cards: [],
  ...more,
})
const travellers: Travellers = {
  kinds: [
    kind('adult', 'Adult', { standard: true, cards: [{ id: 'BC50', name: 'BahnCard 50' }] }),
    kind('child', 'Child'),
    kind('toddler', 'Toddler', { free: true }),
    kind('bicycle', 'Bicycle', { role: 'extra' }),
  ],
  firstClass: true,
}
const bought = (cents: number, sortId: string, title: string, amount: number, passengers: number): PartyTickets => ({
  price: price(cents),
  ridesLeft: 0,
  tickets: [
    {
      sortId,
      groupName: sortId,
      title,
      name: title,
      amount,
      passengers,
      freeChildren: 0,
      freeAdults: 0,
      price: price(cents / amount),
      relationId: 'o=1&d=2',
      validFrom: '2126-11-23T08:00',
    },
  ],
})
const found = {
  ...trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z'),
  price: price(1_700),
  party: bought(1_700, 'single', 'Single ticket', 5, 1),
  cheaper: bought(1_240, 'day-group', 'Day ticket', 1, 5),
}
const answers = [
  answering(getTravellers, () => [travellers]),
  answering(searchTrips, () => [found]),
  answering(getRelationGroups, () => [group({ products: [offer()] })]),
  answering(getFixPriceGroups, () => []),
  answering(prepareSale, () => [aPreparedOrder()]),
  answering(addTicket, () => [aPreparedOrder()]),
  answering({ ...getStopInformation, name: 'tariff/nameStop' }, ({ query }) => [
    {
      reference: query && 'stopId' in query ? String(query.stopId) : '',
      name: 'Stop',
      latitude: 53,
      longitude: 11,
      zones: [],
      lines: [],
      departures: [],
    },
  ]),
]

describe('who travels', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Travellers' }))

  it('is chosen at the search, said whole, and kept for the next one', async () => {
    const { user } = await renderShop({ at: '/', language: 'en', answers })
    await user.click(screen.getByRole('button', { name: /^Travellers: 1.person, 2nd.class, change$/ }))
    const more = await screen.findByRole('button', { name: 'Increase Adult' })
    await user.click(more)
    await user.click(sheet().getByRole('button', { name: 'Increase Child' }))
    await user.click(sheet().getByRole('button', { name: 'Increase Bicycle' }))
    await user.click(sheet().getByRole('button', { name: 'Increase Adult with BahnCard 50' }))
    await user.click(sheet().getByRole('radio', { name: /1st.class/ }))
    expect(sheet().getByText(/^2.×.Adult, 1.×.Child, 1.×.Bicycle$/)).toBeTruthy()
    await user.click(sheet().getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: /^Travellers: 3.people, 1st.class, 1.bicycle or dog/ })).toBeTruthy()
    expect(storedTravellers.read()).toEqual({
      party: '1adult,1adult.BC50,1child',
      comfortClass: 'first',
      extra: '1bicycle',
    })
  })

  it('is who travelled last on this device', async () => {
    storedTravellers.write({ party: '2adult', comfortClass: 'second', extra: '' })
    await renderShop({ at: '/', language: 'en', answers })
    expect(await screen.findByRole('button', { name: /^Travellers: 2.people/ })).toBeTruthy()
  })
})

describe('results for a party', () => {
  const open = () =>
    renderShop({ at: '/relation/?from=1&to=2&at=2126-11-23T08:00&party=5adult', language: 'en', answers })
  const choose = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(await screen.findByRole('link', { name: /^08:00, / }))
  const added = ({ sent }: Awaited<ReturnType<typeof open>>) =>
    sent.filter(({ call }) => call === addTicket.name).map(({ input }) => input.body)

  it('ask for its price, and show it on every row', async () => {
    const { sent } = await open()
    const row = within(await screen.findByRole('link', { name: /^08:00, .*for.5 people$/ }))
    expect(row.getByText('€17.00')).toBeTruthy()
    expect(row.getByText(/^for.5 people$/)).toBeTruthy()
    expect(sent.find(({ call }) => call === searchTrips.name)?.input.query).toMatchObject({ party: '5adult' })
    expect(screen.getByText(/5.people, 2nd.class/)).toBeTruthy()
  })

  it('put into the cart what was asked for, where nobody takes the cheaper', async () => {
    const page = await open()
    await choose(page.user)
    await page.user.click(await screen.findByRole('button', { name: /^Add 5 to cart/ }))
    await waitFor(() => expect(added(page)).toMatchObject([{ sortId: 'single', amount: 5, passengerCount: 1 }]))
  })

  it('propose the cheaper tickets with what they save, and take them at a press alone', async () => {
    const page = await open()
    await choose(page.user)
    expect(await screen.findByText('Cheaper for you: €12.40 instead of €17.00')).toBeTruthy()
    expect(screen.getByText(/You save €4.60/)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Take the cheaper tickets' }))
    await page.user.click(screen.getByRole('button', { name: /^Add to cart: Tickets for all travellers/ }))
    await waitFor(() => expect(added(page)).toMatchObject([{ sortId: 'day-group', amount: 1, passengerCount: 5 }]))
  })

  it('propose nothing again to whoever has declined', async () => {
    const page = await open()
    await choose(page.user)
    await page.user.click(await screen.findByRole('button', { name: 'Do not propose again' }))
    expect(screen.queryByText(/Cheaper for you/)).toBeNull()
  })
})
