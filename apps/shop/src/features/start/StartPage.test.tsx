import {
  addTicket,
  getCatalogueGroups,
  getFixPriceGroups,
  getNearbyStops,
  getStopInformation,
  prepareSale,
  type StopInformation,
  searchDestinations,
  searchLocations,
  searchOrigins,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { group, offer, price, stop } from '../../state/tariff/tariff.fixture.ts'
import { storedConsent } from '../../storage/cookie-consent.ts'
import { storedFavorites } from '../../storage/favorite-locations.ts'
import { storedSearches } from '../../storage/latest-searches.ts'

const hall = stop('1', 'Town hall')
const port = stop('2', 'Port')
const stops = [answering(searchOrigins, () => [hall]), answering(searchDestinations, () => [port, hall])]
const dayTicket = group({
  name: 'day',
  kind: 'fixPrice',
  title: 'Day ticket',
  category: 'Leisure',
  products: [
    offer({ sortId: 'day-adult', name: 'Day ticket adult', price: price(1190) }),
    offer({
      sortId: 'day-child',
      name: 'Day ticket child',
      traveller: { id: 'child', name: 'Child' },
      price: price(590),
    }),
  ],
})
const millInformation: StopInformation = {
  reference: '3',
  name: 'Mill',
  latitude: 53,
  longitude: 11,
  zones: [{ id: '10', name: 'Town' }],
  lines: [{ id: 'l1', name: '1', mode: 'tram', colour: '#AA0000' }],
  departures: [{ line: '1', mode: 'tram', direction: 'Harbour', departure: '2026-11-23T08:30:00.000Z', platform: 'A' }],
}
const windows = [answering(getFixPriceGroups, () => [dayTicket]), answering(getCatalogueGroups, () => [])]

type Answers = NonNullable<NonNullable<Parameters<typeof renderShop>[0]>['answers']>

const open = (...answers: Answers) => renderShop({ language: 'en', answers: [...answers, ...stops, ...windows] })

const field = (name: string) => screen.getByRole('combobox', { name })

describe('the search card', () => {
  it('finds a relation with the keyboard alone and puts it into the address', async () => {
    const { user, location, sent } = await open()
    await user.click(field('From'))
    await user.keyboard('tonw hall')
    const asked = () => sent.filter(({ call }) => call === searchOrigins.name).at(-1)?.input.query
    await waitFor(() => expect(asked()).toMatchObject({ search: 'tonw hall', pageSize: 20, serviceArea: 2 }))
    await screen.findByRole('option', { name: /Town hall/ })
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(field('To'), 'por')
    await screen.findByRole('option', { name: /Port/ })
    await user.keyboard('{ArrowDown}{Enter}{Enter}')
    expect(location()?.pathname).toBe('/relation/')
    expect(location()?.search).toBe('?from=1&to=2')
    expect(storedSearches.read()).toBeUndefined()
  })

  it('proposes in an empty field where one is, what one keeps and where one was, and no list by the alphabet', async () => {
    storedConsent.write({ comfort: { latestSearches: true } }, 30)
    storedFavorites.write([{ text: 'Mill', reference: '3' }])
    storedSearches.write([
      { from: { text: 'Town hall', reference: '1' }, to: { text: 'Port', reference: '2' }, via: null },
    ])
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_: unknown, fail: (error: unknown) => void) => fail({ code: 1, PERMISSION_DENIED: 1 }),
      },
    })
    const { user, sent } = await open()
    const proposed = () => screen.getAllByRole('option').map(option => option.textContent)
    await user.click(field('From'))
    expect(proposed()).toEqual(['Near me', 'Mill', 'Town hall', 'Port'])
    expect(sent.some(({ call }) => call === searchOrigins.name)).toBe(false)
    await user.keyboard('{Enter}')
    expect(field('From')).toHaveProperty('value', '')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(field('From')).toHaveProperty('value', 'Mill')
    await waitFor(() => expect(document.activeElement).toBe(field('To')))
    await user.click(field('To'))
    expect(proposed()).toEqual(['Near me', 'Port', 'Town hall'])
    await user.click(screen.getByRole('option', { name: 'Near me' }))
    const finder = within(await screen.findByRole('dialog', { name: 'Stops nearby' }))
    expect(finder.getByRole('radio', { name: 'Destination' })).toHaveProperty('checked', true)
    await waitFor(() => expect(document.activeElement).toBe(finder.getByRole('combobox', { name: 'Place or stop' })))
  })

  it('goes on at the other end when one is chosen, then at the button', async () => {
    const { user } = await open()
    await user.type(field('From'), 'town')
    await user.click(await screen.findByRole('option', { name: /Town hall/ }))
    await waitFor(() => expect(document.activeElement).toBe(field('To')))
    await user.type(field('To'), 'port')
    await user.click(await screen.findByRole('option', { name: /Port/ }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find tickets' })))
  })

  it('takes both ends of what was pasted into one field', async () => {
    const { user } = await open()
    await user.click(field('From'))
    await user.paste('town hall – port')
    await waitFor(() => expect(field('To')).toHaveProperty('value', 'Port'))
    expect(field('From')).toHaveProperty('value', 'Town hall')
  })

  it('says nothing against a name while it is being typed', async () => {
    const { user } = await open(answering(searchOrigins, () => []))
    await user.click(screen.getByRole('button', { name: 'Find tickets' }))
    await user.type(field('From'), 'nowhere')
    expect(screen.queryByText(/We know no stop/)).toBeNull()
    await user.tab()
    expect(await screen.findByText(/No stop found for .nowhere./)).toBeTruthy()
  })

  it('never takes a stop of the list for what was typed before', async () => {
    const { user } = await open(
      answering(searchOrigins, ({ query }) =>
        query && 'search' in query && query.search === 'port' ? [port] : [hall],
      ),
    )
    await user.type(field('From'), 't')
    await screen.findByRole('option', { name: /Town hall/ })
    await user.clear(field('From'))
    await user.keyboard('port{Enter}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field('From')).toHaveProperty('value', 'port')
    await screen.findByRole('option', { name: /Port/ })
    await user.keyboard('{Enter}')
    expect(field('From')).toHaveProperty('value', 'Port')
  })

  it('marks the option the arrow keys are on and closes with Escape', async () => {
    const { user } = await open()
    await user.click(field('From'))
    const option = await screen.findByRole('option')
    await user.keyboard('{ArrowDown}')
    expect(field('From').getAttribute('aria-activedescendant')).toBe(option.id)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field('From').getAttribute('aria-expanded')).toBe('false')
  })

  it('asks for a stop from the list, at the field, and keeps what was typed', async () => {
    const { user, location } = await open()
    await user.type(field('From'), 'somewhere')
    await user.click(screen.getByRole('button', { name: 'Find tickets' }))
    expect(screen.getByText(/No stop found for “somewhere”/)).toBeTruthy()
    expect(screen.getByText('Please choose a stop from the list.')).toBeTruthy()
    expect(field('From')).toHaveProperty('value', 'somewhere')
    expect(document.activeElement).toBe(field('From'))
    expect(location()?.pathname).toBe('/')
  })

  it('says so where no stop has such a name', async () => {
    const { user } = await open(answering(searchOrigins, () => []))
    await user.type(field('From'), 'xyz')
    expect(await screen.findAllByText('No stop found. Please check the spelling.')).not.toHaveLength(0)
  })

  it('begins at the stop a visitor picks among those near them', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (position: unknown) => void) => found({ coords: { latitude: 53, longitude: 11 } }),
      },
    })
    const { user, sent } = await open(answering(getNearbyStops, () => [{ ...hall, distance: 120 }]))
    expect(sent.some(({ call }) => call === getNearbyStops.name)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Near me' }))
    await user.click(await screen.findByRole('button', { name: /^Town hall.*120/ }))
    expect(field('From')).toHaveProperty('value', 'Town hall')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds the stops around a town that was typed, and ends at one of them', async () => {
    const town = { reference: 'place/Rothen', name: 'Rothen', latitude: 52, longitude: 10 }
    const { user, sent } = await open(
      answering(searchLocations, () => [town]),
      answering(getNearbyStops, () => [{ ...port, distance: 80 }]),
    )
    await user.click(screen.getByRole('button', { name: 'Near me' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stops nearby' })
    await user.type(within(dialog).getByRole('combobox', { name: 'Place or stop' }), 'roth')
    await user.click(await within(dialog).findByRole('option', { name: 'Rothen' }))
    await user.click(within(dialog).getByRole('radio', { name: 'Destination' }))
    await user.click(await within(dialog).findByRole('button', { name: /^Port.*80/ }))
    expect(field('To')).toHaveProperty('value', 'Port')
    const asked = sent.filter(({ call }) => call === getNearbyStops.name).at(-1)?.input.query
    expect(asked).toMatchObject({ latitude: 52, longitude: 10, amount: 10, radius: 2000 })
  })

  it('tells of a stop what leaves there, its zone and its lines, and begins there', async () => {
    storedFavorites.write([{ text: 'Mill', reference: '3' }])
    const { user } = await open(answering(getStopInformation, () => [millInformation]))
    await user.click(screen.getByRole('button', { name: 'Mill' }))
    await user.click(screen.getByRole('button', { name: 'About the stop Mill' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mill' })
    expect(within(dialog).getByText('Fare zone 10 Town')).toBeTruthy()
    expect(within(dialog).getByText('Harbour')).toBeTruthy()
    expect(within(dialog).getByText('09:30')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Travel here' }))
    expect(field('To')).toHaveProperty('value', 'Mill')
  })

  it('empties a field at a press and puts the cursor there', async () => {
    storedFavorites.write([{ text: 'Mill', reference: '3' }])
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Mill' }))
    await user.click(screen.getByRole('button', { name: 'Clear From' }))
    expect(field('From')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field('From'))
    expect(screen.queryByRole('button', { name: 'Clear From' })).toBeNull()
  })

  it('says so where start and destination are the same', async () => {
    storedFavorites.write([{ text: 'Mill', reference: '3' }])
    const { user, location } = await open()
    await user.click(screen.getByRole('button', { name: 'Mill' }))
    await user.click(screen.getByRole('button', { name: 'Mill' }))
    expect(screen.getByText(/same/).id).toBe(field('To').getAttribute('aria-describedby'))
    await user.click(screen.getByRole('button', { name: 'Find tickets' }))
    expect(location()?.pathname).toBe('/')
  })

  it('says at the field that a time has gone by, and goes back to now', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Time: Now, change' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'When do you travel?' }))
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2020-01-01' } })
    expect(await sheet.findByText('This day is in the past.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Now' }))
    expect(sheet.queryByText('This day is in the past.')).toBeNull()
  })

  it('says on its button when somebody travels, and asks for it in a sheet', async () => {
    const { user, location } = await open()
    const button = screen.getByRole('button', { name: 'Time: Now, change' })
    await user.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'When do you travel?' }))
    await user.click(sheet.getByRole('radio', { name: 'Arrival' }))
    expect(button.textContent).toMatch(/^Arriving \d\d:\d\d$/)
    fireEvent.change(sheet.getByLabelText('Date'), { target: { value: '2126-11-23' } })
    fireEvent.change(sheet.getByLabelText('Time'), { target: { value: '08:30' } })
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(button.textContent).toBe('Arriving Sat, 23 November 2126, 08:30')
    await user.type(field('From'), 'town')
    await user.click(await screen.findByRole('option', { name: /Town hall/ }))
    await user.type(field('To'), 'port')
    await user.click(await screen.findByRole('option', { name: /Port/ }))
    await user.click(screen.getByRole('button', { name: 'Find tickets' }))
    expect(location()?.search).toContain('at=2126-11-23T08%3A30&timing=Arrival')
  })

  it('offers favourites and earlier searches again, and remembers one where somebody agreed', async () => {
    storedConsent.write({ comfort: { latestSearches: true } }, 30)
    storedFavorites.write([{ text: 'Mill', reference: '3' }])
    storedSearches.write([{ from: { text: 'A', reference: 'a' }, to: { text: 'B', reference: 'b' }, via: null }])
    const { user, location } = await open()
    await user.click(screen.getByRole('button', { name: 'Mill' }))
    expect(field('From')).toHaveProperty('value', 'Mill')
    await user.click(screen.getByRole('button', { name: 'Remove Mill from your favourites' }))
    expect(storedFavorites.read()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'A to B' }))
    expect(location()?.search).toContain('from=a')
    expect(storedSearches.read()).toMatchObject([{ from: { reference: 'a' } }])
  })

  it('forgets earlier searches of whoever refuses, and keeps what was marked', async () => {
    storedConsent.write({ comfort: { latestSearches: false } }, 30)
    storedFavorites.write([{ text: 'Mill', reference: '3' }])
    storedSearches.write([{ from: { text: 'A', reference: 'a' }, to: { text: 'B', reference: 'b' }, via: null }])
    await open()
    expect(screen.getByRole('button', { name: 'Mill' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'A to B' })).toBeNull()
    expect(storedSearches.read()).toBeUndefined()
  })
})

describe('the shop window', () => {
  it('shows four tickets, a row each with validity and price, and all of them under their headings at a press', async () => {
    const others = ['a', 'b', 'c', 'd'].map(name => ({ ...dayTicket, name, title: `Ticket ${name}`, category: 'More' }))
    const { user } = await open(answering(getFixPriceGroups, () => [dayTicket, ...others]))
    const row = await screen.findByRole('button', { name: /^Day ticket/ })
    expect(row.textContent).toBe('Day ticket Valid on the chosen day €11.90Adult, incl. VAT')
    expect(screen.getAllByRole('button', { name: /^(Day t|T)icket/ })).toHaveLength(4)
    expect(screen.queryByRole('heading', { name: 'Leisure' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All tickets' }))
    expect(screen.getByRole('heading', { name: 'Leisure' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose Ticket d' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fewer tickets' }))
    expect(screen.queryByRole('button', { name: 'Choose Ticket d' })).toBeNull()
  })

  it('keeps what was chosen when it cannot be put into the cart, and says what to do', async () => {
    const { user, sent } = await open(
      refusing(addTicket, 404),
      refusing(prepareSale, 500, { field: '', message: '', code: 100, key: 'error.backendCommunication' }),
    )
    await user.click(await screen.findByRole('button', { name: /^Day ticket/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Child' }))
    expect(within(dialog).getByText('€5.90')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Increase Number of tickets' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 to cart: Day ticket, Child' }))
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/try again/)
    expect(sent.some(({ call }) => call === prepareSale.name)).toBe(true)
  })

  it('offers to try again when the tickets did not come', async () => {
    const error = { field: '', message: '', code: -1, key: 'error.timeoutCommunication' }
    const { user, sent } = await open(refusing(getFixPriceGroups, 0, error))
    const asked = () => sent.filter(({ call }) => call === getFixPriceGroups.name).length
    const before = asked()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(asked()).toBe(before + 1)
  })
})

describe('a price in the shop window', () => {
  const adult = (sortId: string, cents: number) => offer({ sortId, price: price(cents) })
  const child = offer({ sortId: 'child', traveller: { id: 'child', name: 'Child' }, price: price(590) })
  it.each([
    ['one article', [adult('a', 1190)], '€11.90', 'incl. VAT'],
    ['several of one traveller', [adult('a', 1190), adult('b', 990)], 'from €9.90', 'incl. VAT'],
    ['several travellers', [adult('a', 1190), child], '€11.90', 'Adult, incl. VAT'],
  ])('is whole, and "from" where it depends on more (%s)', async (_, products, amount, note) => {
    const shown = group({ name: 'day', kind: 'fixPrice', title: 'Day ticket', category: 'Leisure', products })
    await renderShop({ language: 'en', answers: [answering(getFixPriceGroups, () => [shown]), ...windows.slice(1)] })
    const row = await screen.findByRole('button', { name: /^Day ticket/ })
    expect(row.textContent).toContain(amount)
    expect(row.textContent).toContain(note)
  })
})
