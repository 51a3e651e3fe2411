import {
  addTicket,
  getStopInformation,
  getTravellers,
  type PartyTickets,
  prepareSale,
  priceBothTrips,
  type RidesPrice,
  searchTrips,
  type Trip,
} from '@billett/contract'
import { unreachable } from '@billett/web-kit/http/failed.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { aPreparedOrder } from '../../../state/sale/sale.fixture.ts'
import { price, trip } from '../../../state/tariff/tariff.fixture.ts'
import { tripKey } from '../../../state/tariff/trip-key.ts'

const there = { ...trip('there/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z'), price: price(590) }
const tooEarly = { ...trip('home/0', '2126-11-23T07:10:00.000Z', '2126-11-23T07:30:00.000Z'), price: price(590) }
const home = { ...trip('home/1', '2126-11-23T16:00:00.000Z', '2126-11-23T16:20:00.000Z'), price: price(590) }
const asked = '/relation/?from=1&to=2&at=2126-11-23T08:00&back=2126-11-23T17:00'
const bothChosen = `${asked}&trip=${tripKey(there.id)}&backtrip=${tripKey(home.id)}`

const bought = (sortId: string, title: string, cents: number, validFrom: string): PartyTickets => ({
  price: price(cents),
  ridesLeft: 0,
  tickets: [
    {
      ...{ sortId, groupName: sortId, title, name: title, amount: 1, passengers: 1, freeChildren: 0, freeAdults: 0 },
      ...{ price: price(cents), relationId: `${sortId}@${validFrom}`, validFrom },
    },
  ],
})
const both: RidesPrice = {
  rides: [
    bought('single', 'Single ticket', 590, '2126-11-23T08:00'),
    bought('single', 'Single ticket', 590, '2126-11-23T17:00'),
  ],
  price: price(1_180),
  cheaper: bought('day', 'Day ticket', 990, '2126-11-23T08:00'),
}
const withoutProposal: RidesPrice = { rides: both.rides, price: both.price }

interface Answers {
  at?: string
  back?: Trip[]
  prices?: RidesPrice
  more?: ReturnType<typeof answering>[]
}

const open = ({ at = asked, back = [tooEarly, home], prices = withoutProposal, more = [] }: Answers = {}) =>
  renderShop({
    at,
    language: 'en',
    answers: [
      answering({ ...getStopInformation, name: 'tariff/nameStop' }, ({ query }) => {
        const reference = query && 'stopId' in query ? String(query.stopId) : ''
        return [
          {
            reference,
            name: reference === '1' ? 'Port' : 'Spa',
            latitude: 53,
            longitude: 11,
            zones: [],
            lines: [],
            departures: [],
          },
        ]
      }),
      answering(getTravellers, () => [{ kinds: [], firstClass: false }]),
      ...more,
      answering(prepareSale, () => [aPreparedOrder()]),
      answering(addTicket, () => [aPreparedOrder()]),
      answering(searchTrips, () => [there]),
      answering({ ...searchTrips, name: 'tariff/searchBackTrips' }, () => back),
      answering(priceBothTrips, () => [prices]),
    ],
  })

const row = (time: string) => screen.findByRole('link', { name: new RegExp(`^${time}, `) })
const step = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent
const bodies = ({ sent }: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ call }) => call === addTicket.name).map(({ input }) => input.body)
const summary = () => within(screen.getByRole('region', { name: 'Outward and return trip' }))

describe('a search there and back', () => {
  it('leads from the way there to the way back and to both, each with the focus at its heading', async () => {
    const { user, location, sent } = await open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Choose the outward trip' })).toBeTruthy()
    expect(step()).toMatch(/Outward trip/)
    await user.click(await row('08:00'))
    const second = await screen.findByRole('heading', { level: 2, name: 'Choose the return trip' })
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(step()).toMatch(/Return trip/)
    const question = sent.find(({ call }) => call === 'tariff/searchBackTrips')?.input.query
    expect(question).toMatchObject({ start: '2', destination: '1', dateTime: '2126-11-23T17:00' })
    await user.click(await row('17:00'))
    const third = await screen.findByRole('heading', { level: 2, name: 'Outward and return trip' })
    await waitFor(() => expect(document.activeElement).toBe(third))
    expect(step()).toMatch(/Tickets/)
    expect(location()?.search).toContain(`trip=${tripKey(there.id)}&backtrip=${tripKey(home.id)}`)
  })

  it('goes back step by step, to the row that was chosen', async () => {
    const { user, back } = await open()
    await user.click(await row('08:00'))
    await user.click(await row('17:00'))
    await screen.findByText('€11.80')
    back()
    await waitFor(async () => expect(document.activeElement).toBe(await row('17:00')))
    back()
    await waitFor(async () => expect(document.activeElement).toBe(await row('08:00')))
    expect(step()).toMatch(/Outward trip/)
  })

  it('offers no way back before one has arrived, and says how many there are', async () => {
    await open({ at: `${asked}&trip=${tripKey(there.id)}` })
    await row('17:00')
    expect(screen.queryByRole('link', { name: /^08:10, / })).toBeNull()
    expect(screen.getByText('One trip found')).toBeTruthy()
  })

  it('looks for the way back from the arrival on, where that is later than was wished', async () => {
    const { sent } = await open({ at: `${asked.replace('T17:00', 'T08:05')}&trip=${tripKey(there.id)}` })
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'tariff/searchBackTrips')?.input.query).toMatchObject({
        dateTime: '2126-11-23T08:20',
      }),
    )
  })

  it('says where nothing goes back, and leads to the search one way', async () => {
    const { user, location } = await open({ at: `${asked}&trip=${tripKey(there.id)}`, back: [] })
    await screen.findByRole('heading', { name: 'No return trip found' })
    await user.click(screen.getByRole('link', { name: 'Search without a return trip' }))
    expect(location()?.search).toBe('?from=1&to=2&at=2126-11-23T08%3A00')
  })

  it('says that trips back could not be loaded, and tries again', async () => {
    const failing = refusing({ ...searchTrips, name: 'tariff/searchBackTrips' }, 500)
    const { user, sent } = await open({ at: `${asked}&trip=${tripKey(there.id)}`, more: [failing] })
    await screen.findByText('The trips could not be loaded')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === 'tariff/searchBackTrips')).toHaveLength(2))
  })
})

describe('both trips', () => {
  it('stand with their prices and one sum for whoever has their address', async () => {
    await open({ at: bothChosen })
    expect(await screen.findByText('€11.80')).toBeTruthy()
    expect(summary().getAllByText('€5.90').length).toBeGreaterThanOrEqual(2)
    expect(summary().getByRole('heading', { name: /^Outward trip/ })).toBeTruthy()
    expect(summary().getByRole('heading', { name: /^Return trip/ })).toBeTruthy()
  })

  it('are bought at once in one order', async () => {
    const page = await open({ at: bothChosen })
    await page.user.click(await screen.findByRole('button', { name: 'Buy now: Outward and return trip' }))
    await waitFor(() => expect(page.location()?.pathname).toMatch(/checkout/))
    const orders = page.sent.filter(({ call }) => call === prepareSale.name).map(({ input }) => input.body)
    expect(orders).toMatchObject([
      {
        tickets: [
          { sortId: 'single', validFrom: '2126-11-23T08:00', relationId: 'single@2126-11-23T08:00' },
          { sortId: 'single', validFrom: '2126-11-23T17:00', relationId: 'single@2126-11-23T17:00' },
        ],
      },
    ])
    expect(bodies(page)).toEqual([])
  })

  it('are put into the cart, which is said', async () => {
    const page = await open({ at: bothChosen })
    await page.user.click(await screen.findByRole('button', { name: /^Add 2 to cart/ }))
    expect(await screen.findByText('2 tickets are in the cart.')).toBeTruthy()
    expect(bodies(page)).toHaveLength(2)
  })

  it('have one ticket for both proposed, which is taken at a press alone', async () => {
    const page = await open({ at: bothChosen, prices: both })
    expect(await screen.findByText('Cheaper for you: €9.90 instead of €11.80')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Add 2 to cart/ })).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Take the cheaper tickets' }))
    expect(summary().queryByText('€5.90')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: /^Add to cart/ }))
    await screen.findByText('1 ticket is in the cart.')
    expect(bodies(page)).toMatchObject([{ sortId: 'day' }])
  })

  it('put in only what is left, where one of the tickets was refused before', async () => {
    let asked = 0
    const secondFails = {
      name: addTicket.name,
      answer: async () => {
        asked += 1
        return asked === 2 ? unreachable() : { ok: true, status: 200, data: [aPreparedOrder()] }
      },
    }
    const page = await open({ at: bothChosen, more: [secondFails] })
    await page.user.click(await screen.findByRole('button', { name: /^Add 2 to cart/ }))
    await screen.findByRole('alert')
    await page.user.click(await screen.findByRole('button', { name: /^Add 2 to cart/ }))
    await screen.findByText('2 tickets are in the cart.')
    expect(bodies(page).map(body => body && 'validFrom' in body && body.validFrom)).toEqual([
      '2126-11-23T08:00',
      '2126-11-23T17:00',
      '2126-11-23T17:00',
    ])
  })

  it('are bought each by itself where nobody knows a price for both', async () => {
    await open({ at: bothChosen, prices: { rides: [], price: price(null) } })
    const link = await screen.findByRole('link', { name: 'Tickets for the return trip' })
    expect(link.getAttribute('href')).toContain('from=2&to=1&at=2126-11-23T17%3A00')
    expect(screen.queryByRole('button', { name: /^Buy now/ })).toBeNull()
  })
})

describe('the way back at the search', () => {
  it('is added, never before the way there, and taken away', async () => {
    const { user } = await renderShop({ at: '/', language: 'en', answers: [] })
    await user.click(await screen.findByRole('button', { name: 'Return trip: add' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'When do you travel back?' }))
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2020-01-01' } })
    expect(sheet.getByText('The return trip is before the outward trip.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(document.activeElement).toBe(sheet.getByLabelText('Date'))
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2126-11-23' } })
    fireEvent.change(sheet.getByLabelText('Time'), { target: { value: '17:00' } })
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: /^Return trip .*17:00, change$/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove return trip' }))
    const add = screen.getByRole('button', { name: 'Return trip: add' })
    expect(document.activeElement).toBe(add)
  })
})
