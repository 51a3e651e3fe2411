import {
  addTicket,
  getOrder,
  getProductDetails,
  getRelationGroups,
  getStopInformation,
  type PreparedOrder,
  type ProductDetails,
  prepareSale,
  searchTrips,
  type Trip,
  type TripTicket,
  updatePreparedOrder,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aPreparedOrder, ORDER_ID, OTHER_ORDER_ID } from '../../state/sale/sale.fixture.ts'
import { group, offer, price, trip, validity } from '../../state/tariff/tariff.fixture.ts'
import { storedCart } from '../../storage/cart.ts'

const at = '/relation/?from=1&to=2&at=2126-11-23T08:00'
const early = trip('early/1', '2126-11-23T07:00:00.000Z', '2126-11-23T07:20:00.000Z')
const late = trip('late/2', '2126-11-23T08:00:00.000Z', '2126-11-23T08:20:00.000Z')
const trips = (...found: Trip[]) => answering(searchTrips, () => found)
const tickets = (...offers: ReturnType<typeof offer>[]) =>
  answering(getRelationGroups, () => [group({ products: offers })])
/** Costs 3.80 € a person. */
const detailsFor = (passengers: number): ProductDetails => ({
  ...offer({ price: price(passengers * 380) }),
  groupTitle: 'Single ticket',
  detail: 'For one journey.',
  fareRules: 'Zones count.',
  terms: { id: 'general', name: 'General terms' },
  reasons: [{ kind: 'rule', text: 'Three zones make it.', cents: null }],
})
const details = answering(getProductDetails, ({ query }) => [
  detailsFor(query && 'passengerCount' in query ? Number(query.passengerCount) : 1),
])
const emptyCart: PreparedOrder = {
  orderId: '7c0f6a52-8a5f-4e0c-9b6e-0d7e3f1f6a11',
  orderNumber: 'BCDFGHJK23',
  status: 1,
  state: 'created',
  displayState: 'open',
  paymentType: null,
  urlToVerification: null,
  tickets: [],
  currency: 'EUR',
  totalBruttoInCents: 0,
  totalGrossInCents: 0,
  totalVatInCents: 0,
  totalNetInCents: 0,
  vat: [],
  discountCode: null,
  discountInCents: 0,
  createdOn: '2026-11-21T12:00:00.000Z',
  paidOn: null,
  expiresOn: null,
  email: null,
  invoiceNumber: null,
  payment: { state: 'none', methodId: null, methodLabel: null, reason: null, refundedInCents: 0 },
  notices: [],
}

const stopNames: Record<string, string> = { 1: 'Town hall', 2: 'Port' }
const names = answering(getStopInformation, ({ query }) => {
  const reference = query && 'stopId' in query ? String(query.stopId) : ''
  const nowhere = { latitude: 53, longitude: 11, zones: [], lines: [], departures: [] }
  return [{ reference, name: stopNames[reference] ?? '', ...nowhere }]
})
const named = { ...names, name: 'tariff/nameStop' }

/** Trips as links, by what is read out of them. */
const rowAt = (time: string) => screen.findByRole('link', { name: new RegExp(`^${time}, `) })

describe('a trip that needs several tickets', () => {
  const part = (from: string, to: string, at: string, cents: number): TripTicket => ({
    from,
    to,
    validFrom: `2126-11-23T${at}`,
    offer: offer({ name: `Single ticket ${from}`, relationId: `o=${from}&d=${to}`, price: price(cents) }),
  })
  const changing: Trip = {
    ...early,
    changes: 1,
    price: price(540),
    tickets: [part('1', 'M', '08:00', 250), part('M', '2', '08:10', 290)],
  }
  const unpriced = offer({ name: 'Nobody knows', price: price(null) })
  const start = () =>
    renderShop({
      at,
      answers: [
        trips(changing, late),
        tickets(unpriced),
        answering(prepareSale, () => [emptyCart]),
        answering(addTicket, () => [emptyCart]),
      ],
    })

  it('says so with the sum, names each of them, and nothing without a price', async () => {
    const { user } = await start()
    const row = await rowAt('08:00')
    expect(within(row).getByText('€5.40')).toBeTruthy()
    expect(within(row).getByText(/^2.tickets$/)).toBeTruthy()
    await user.click(row)
    const list = within(screen.getByRole('region', { name: 'Tickets for this trip' }))
    expect(await list.findByRole('heading', { name: '2 tickets for this trip' })).toBeTruthy()
    for (const text of ['€5.40', 'Single ticket 1', '€2.50', 'M – 2, from 08:10', '€2.90'])
      expect(list.getByText(text)).toBeTruthy()
    await waitFor(() => expect(list.queryByText('Single ticket')).toBeNull())
  })

  it('puts all of them into the cart in one step', async () => {
    const { user, sent } = await start()
    await user.click(await rowAt('08:00'))
    await user.click(await screen.findByRole('button', { name: /^Add 2 to cart/ }))
    await waitFor(() => expect(sent.filter(({ call }) => call === addTicket.name)).toHaveLength(1))
    expect(sent.find(({ call }) => call === addTicket.name)?.input.body).toMatchObject({
      relationId: 'o=1&d=M',
      validFrom: '2126-11-23T08:00',
      amount: 1,
      together: [{ relationId: 'o=M&d=2', validFrom: '2126-11-23T08:10', passengerCount: 1 }],
    })
  })

  it('is for several adults as well, who need each of them', async () => {
    const { user, sent } = await start()
    await user.click(await rowAt('08:00'))
    await user.click(await screen.findByRole('button', { name: 'Increase Passengers' }))
    const list = within(screen.getByRole('region', { name: 'Tickets for this trip' }))
    expect(list.getByText('€10.80')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Add 4 to cart/ }))
    await waitFor(() => expect(sent.filter(({ call }) => call === addTicket.name)).toHaveLength(1))
    expect(sent.find(({ call }) => call === addTicket.name)?.input.body).toMatchObject({
      amount: 2,
      together: [{ relationId: 'o=M&d=2', passengerCount: 1 }],
    })
  })
})

describe('the results of a search', () => {
  it('asks for trips and tickets of the relation in the address', async () => {
    const { sent } = await renderShop({ at, answers: [named, trips(early, late), tickets(offer())] })
    expect(await rowAt('08:00')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Town hall to Port' })).toBeTruthy()
    expect(document.title).toMatch(/^Town hall to Port – /)
    const query = (name: string) => sent.find(({ call }) => call === name)?.input.query
    expect(query(searchTrips.name)).toMatchObject({ start: '1', destination: '2', dateTime: '2126-11-23T08:00' })
    expect(query(getRelationGroups.name)).toMatchObject({ origin: '1', destination: '2', date: '2126-11-23' })
  })

  it('asks for exact prices as soon as a trip is chosen', async () => {
    const { user, sent } = await renderShop({ at, answers: [named, trips(early, late), tickets(offer())] })
    await user.click(await rowAt('09:00'))
    const [last] = sent.filter(({ call }) => call === getRelationGroups.name).slice(-1)
    expect(last?.input.query).toMatchObject({ via: '10,21', lines: ['line-1'], stops: 2 })
    expect(screen.getByText('Prices for the chosen trip leaving at 09:00')).toBeTruthy()
  })

  it('names the day of trips that do not leave today', async () => {
    await renderShop({ at, answers: [named, trips(early, late), tickets(offer())] })
    expect(await screen.findAllByText('Sat, 23 November 2126')).toHaveLength(1)
  })

  it('says how many there are, and goes on with the keyboard at the first that came to them', async () => {
    const { user } = await renderShop({
      at,
      answers: [named, trips(early), tickets(offer()), { ...trips(late), name: 'tariff/searchLaterTrips' }],
    })
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('One trip found'),
    )
    await user.click(screen.getByRole('button', { name: 'Later trips' }))
    const added = await rowAt('09:00')
    await waitFor(() => expect(document.activeElement).toBe(added))
    expect(screen.getByText('One later trip')).toBeTruthy()
  })

  it('pages to later trips after the last and earlier ones before the first', async () => {
    const { user, sent } = await renderShop({ at, answers: [named, trips(early), tickets(offer())] })
    await user.click(await screen.findByRole('button', { name: 'Later trips' }))
    await user.click(screen.getByRole('button', { name: 'Earlier trips' }))
    const asked = sent.filter(({ call }) => call.endsWith('Trips')).map(({ input }) => input.query)
    expect(asked.at(-2)).toMatchObject({ dateTime: '2126-11-23T08:01', selectedTiming: 'Departure' })
    expect(asked.at(-1)).toMatchObject({ dateTime: '2126-11-23T08:19', selectedTiming: 'Arrival' })
  })

  it('sends what was chosen to the cart, without a price', async () => {
    const answers = [
      trips(early),
      tickets(offer()),
      answering(prepareSale, () => [emptyCart]),
      answering(addTicket, () => [emptyCart]),
    ]
    const { user, sent } = await renderShop({ at, answers })
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Single ticket, Adult' }))
    const [added] = sent.filter(({ call }) => call === addTicket.name)
    expect(added?.input.body).toEqual({
      sortId: 'single-adult',
      relationId: 'o=1&d=2',
      validFrom: '2126-11-23T00:00',
      passengerCount: 1,
      amount: 1,
      serviceArea: 2,
    })
  })

  it('leads from a time without a timetable to trips from now', async () => {
    const error = { field: '', message: '', code: 305, key: 'error.noTimetable' }
    const { user, location } = await renderShop({
      at,
      answers: [named, refusing(searchTrips, 404, error), tickets(offer())],
    })
    expect(await screen.findByRole('heading', { name: 'No trip found' })).toBeTruthy()
    expect(screen.queryByText('The trips could not be loaded')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search for trips from now' }))
    await waitFor(() => expect(location()?.search).not.toContain('at='))
  })

  it('asks the server for the price of more people', async () => {
    const party = offer({ name: 'Group', price: price(760), passengers: { min: 2, max: 5, perPerson: true } })
    const { user } = await renderShop({
      at,
      answers: [named, trips(early), tickets(party), { ...details, name: 'tariff/quoteProduct' }],
    })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    expect(screen.getByText('€7.60')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Increase Passengers' }))
    expect(await screen.findByText('€11.40')).toBeTruthy()
    expect(screen.getByText('for 3 people, incl. VAT')).toBeTruthy()
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Price: for 3 people, €11.40')
    expect(said).not.toContain('3')
  })

  it('says that a price could not be loaded, and sells nothing meanwhile', async () => {
    const error = { field: '', message: '', code: 100, key: 'error.backendCommunication' }
    const broken = refusing({ ...getProductDetails, name: 'tariff/quoteProduct' }, 500, error)
    const several = offer({ passengers: { min: 1, max: 5, perPerson: true } })
    const { user } = await renderShop({ at, answers: [named, trips(early), tickets(several), broken] })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    await user.click(await screen.findByRole('button', { name: 'Increase Passengers' }))
    expect(await screen.findByText('The price could not be loaded. Please try again.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  })

  it('says why a ticket costs what it costs', async () => {
    const { user } = await renderShop({ at, answers: [named, trips(early), tickets(offer()), details] })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    await user.click(screen.getByRole('button', { name: /^Why this price/ }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Level 1: Three zones make it.')).toBeTruthy()
    expect(within(dialog).getByText('Town')).toBeTruthy()
    expect(within(dialog).getByText('Included: 7 % VAT')).toBeTruthy()
  })

  it.each([
    ['known', 290, '€2.90'],
    ['from', 290, 'from €2.90'],
    ['unknown', null, 'Price at the ticket'],
  ] as const)('says of a trip whose price is %s what it is', async (state, cents, words) => {
    const costing = { ...early, price: price(cents, state) }
    await renderShop({ at, answers: [named, trips(costing), tickets(offer({ price: price(500) }))] })
    expect(await screen.findByText(words, { exact: true })).toBeTruthy()
  })

  it('asks to choose a trip where the price depends on it', async () => {
    const { user } = await renderShop({
      at,
      answers: [named, trips(early), tickets(offer({ price: price(290, 'from') }))],
    })
    const offers = await screen.findByRole('region', { name: 'Tickets for this route' })
    expect(await within(offers).findByText('from €2.90')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose a trip' }))
    expect(screen.getByText(/Please choose a trip first/)).toBeTruthy()
  })

  it('does not sell a ticket without a price', async () => {
    await renderShop({ at, answers: [named, trips(early), tickets(offer({ price: price(null) }))] })
    expect(await screen.findByText(/The tariff has no price/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    expect(screen.queryByText('€0.00')).toBeNull()
  })

  it('moves to a day the ticket is sold for and says so', async () => {
    const onDays = offer({
      validity: validity({ type: 1, choices: ['2126-12-05'], firstDate: '2126-12-05', lastDate: '2126-12-05' }),
    })
    const { user } = await renderShop({
      at,
      answers: [named, trips(early), tickets(onDays), { ...details, name: 'tariff/quoteProduct' }],
    })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    expect(await screen.findByText(/moved it to the next possible day/)).toBeTruthy()
    expect(screen.getByLabelText('Day')).toHaveProperty('value', '2126-12-05')
  })

  it('sells nothing for a day that has gone by, says so at the field and keeps what was typed', async () => {
    const days = offer({ validity: validity({ type: 4, firstDate: '2126-11-23', lastDate: '2127-02-19' }) })
    const { user, sent } = await renderShop({
      at,
      answers: [named, trips(early), tickets(days), { ...details, name: 'tariff/quoteProduct' }],
    })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    const day = await screen.findByLabelText<HTMLInputElement>('Day')
    fireEvent.change(day, { target: { value: '2126-11-20' } })
    expect(day.getAttribute('aria-invalid')).not.toBe('true')
    fireEvent.blur(day)
    expect(day.value).toBe('2126-11-20')
    expect(day.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Please choose a day from .*23 November 2126/)).toBeTruthy()
    const add = screen.getByRole('button', { name: /^Add to cart/ })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await user.click(add)
    expect(sent.filter(({ call }) => call === prepareSale.name)).toEqual([])
    fireEvent.change(day, { target: { value: '2126-11-24' } })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Add to cart/ }).getAttribute('aria-disabled')).toBeNull(),
    )
  })

  it('sells no ticket that begins before the day of the chosen trip, and says why at the field', async () => {
    const days = offer({ validity: validity({ type: 4, firstDate: '2126-11-20', lastDate: '2127-02-19' }) })
    const answers = [named, trips(early), tickets(days), { ...details, name: 'tariff/quoteProduct' }]
    const { user } = await renderShop({ at, answers })
    const toCart = () => screen.getByRole('button', { name: /^Add to cart/ })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    const day = await screen.findByLabelText<HTMLInputElement>('Day')
    fireEvent.change(day, { target: { value: '2126-11-21' } })
    fireEvent.blur(day)
    expect(day.getAttribute('aria-invalid')).toBe('false')
    await user.click(await rowAt('08:00'))
    await waitFor(() => expect(day.value).toBe('2126-11-23'))
    fireEvent.change(day, { target: { value: '2126-11-22' } })
    fireEvent.blur(day)
    expect(screen.getByText(/Your trip is on .*23 November 2126/)).toBeTruthy()
    expect(toCart().getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(day, { target: { value: '2126-11-24' } })
    await waitFor(() => expect(toCart().getAttribute('aria-disabled')).toBeNull())
  })

  it('still sells tickets when the trips cannot be had', async () => {
    const error = { field: '', message: '', code: 100, key: 'error.backendCommunication' }
    await renderShop({ at, answers: [named, refusing(searchTrips, 500, error), tickets(offer())] })
    expect(await screen.findByText('The trips could not be loaded')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Add to cart/ })).toBeTruthy()
  })

  it('keeps the search when the language changes', async () => {
    const { user, location } = await renderShop({ at, answers: [named, trips(early), tickets(offer())] })
    await user.click(screen.getByRole('link', { name: /Deutsch/ }))
    expect(await screen.findByRole('heading', { name: 'Fahrten' })).toBeTruthy()
    await waitFor(() => expect(location()?.pathname).toBe('/verbindung/'))
    expect(new URLSearchParams(location()?.search).get('to')).toBe('2')
  })

  it('is the search while the address says too little', async () => {
    await renderShop({ at: '/relation/' })
    expect(screen.getByRole('heading', { name: 'Where would you like to go?' })).toBeTruthy()
    expect(await screen.findByRole('combobox', { name: 'From' })).toBeTruthy()
  })

  it('calls stops what the server calls them, whatever the address says', async () => {
    const forged = `${at}&fromName=Win%20a%20prize`
    await renderShop({ at: forged, answers: [named, trips(early), tickets(offer())] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Town hall to Port' })).toBeTruthy()
    expect(screen.queryByText(/prize/)).toBeNull()
  })

  it('asks for another stop, at its field, where the address names one nobody knows', async () => {
    const unknown = { field: 'stopId', message: '', code: 1, key: 'error.stopNotFound' }
    await renderShop({ at, answers: [refusing({ name: 'tariff/nameStop' }, 404, unknown)] })
    expect(await screen.findByRole('heading', { name: 'We do not know this stop' })).toBeTruthy()
    expect(screen.getAllByText(/This stop is no longer served/)).toHaveLength(2)
  })

  it('says that a time has gone by, sells nothing for it, and searches from now at a press', async () => {
    const past = at.replace('2126', '2020')
    const gone = trip('gone/1', '2020-11-23T07:00:00.000Z', '2020-11-23T07:20:00.000Z')
    const { user, location } = await renderShop({ at: past, answers: [named, trips(gone), tickets(offer())] })
    expect(await screen.findByText('This time is in the past')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search from now' }))
    await waitFor(() => expect(location()?.search).toBe('?from=1&to=2'))
  })

  it('says from when to when a ticket is good, and where it is good once above the list', async () => {
    const month = offer({ validity: validity({ type: 6, calendar: true }) })
    await renderShop({ at, answers: [named, trips(early), tickets(month)] })
    const offers = await screen.findByRole('region', { name: 'Tickets for this route' })
    expect(await within(offers).findByText(/^23\s?–\s?30 Nov 2126$/)).toBeTruthy()
    expect(within(offers).getByText('Level 1 · Town')).toBeTruthy()
  })

  it('warns late in the month and begins with the next one at a press', async () => {
    const month = offer({ validity: validity({ type: 6, calendar: true }) })
    const next = answering(getProductDetails, () => [{ ...detailsFor(1), validity: month.validity }])
    const answers = [named, trips(early), tickets(month), { ...next, name: 'tariff/quoteProduct' }]
    const { user } = await renderShop({ at, answers })
    expect(await screen.findByText('Only valid for 8 more days')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start on 1 December instead' }))
    expect(await screen.findByText(/^1\s?–\s?31 Dec 2126$/)).toBeTruthy()
    expect(screen.queryByText(/Only valid for/)).toBeNull()
  })

  it('sells a personal ticket one at a time', async () => {
    const personal = offer({ userData: { firstname: true, name: true, salutation: false, birthdate: true } })
    const { user } = await renderShop({ at, answers: [named, trips(early), tickets(personal)] })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    expect(screen.queryByRole('group', { name: 'Number of tickets' })).toBeNull()
  })

  it('adds first class to a ticket that has none, at the sum of both prices', async () => {
    const extra = offer({ sortId: 'extra', comfortClass: 'transition', price: price(150) })
    const answers = [
      named,
      trips(early),
      answering(getRelationGroups, () => [group(), group({ name: 'extra', title: 'First class', products: [extra] })]),
      answering(prepareSale, () => [emptyCart]),
      answering(addTicket, () => [emptyCart]),
    ]
    const { user, sent } = await renderShop({ at, answers })
    await user.click(await screen.findByRole('button', { name: /^Change Single ticket/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Add first class for €1.50 per ticket, incl. VAT' }))
    expect(screen.getByText('€4.40')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add to cart: Single ticket, Adult' }))
    const added = () => sent.filter(({ call }) => call === addTicket.name).map(({ input }) => input.body)
    await waitFor(() => expect(added()).toMatchObject([{ sortId: 'single-adult' }, { sortId: 'extra' }]))
  })

  it('is bought at once in an order of its own, whatever lies in the cart, which stays', async () => {
    storedCart.write(OTHER_ORDER_ID)
    const cart = aPreparedOrder({ orderId: OTHER_ORDER_ID })
    const own = aPreparedOrder()
    const answers = [
      named,
      trips(early),
      answering(getRelationGroups, () => [group()]),
      answering(prepareSale, () => [own]),
      answering(getOrder, () => [cart]),
      answering(updatePreparedOrder, () => [own]),
    ]
    const { user, location, sent } = await renderShop({ at, answers })
    await user.click(await screen.findByRole('button', { name: 'Buy now: Single ticket, Adult' }))
    await waitFor(() => expect(location()?.pathname).toBe('/checkout'))
    expect(location()?.search).toBe(`?order=${ORDER_ID}`)
    expect(sent.find(({ call }) => call === prepareSale.name)?.input.body).toMatchObject({
      tickets: [{ sortId: 'single-adult' }],
    })
    expect(sent.some(({ call }) => call === addTicket.name)).toBe(false)
    expect(storedCart.read()).toBe(OTHER_ORDER_ID)
  })

  it('says so when the chosen trip changes a price', async () => {
    const answers = [
      named,
      trips(early),
      answering(getRelationGroups, ({ query }) => [
        group({ products: [offer({ price: price(query && 'lines' in query && query.lines ? 380 : 290) })] }),
      ]),
    ]
    const { user } = await renderShop({ at, answers })
    await screen.findByText('€2.90')
    await user.click(await rowAt('08:00'))
    expect(await screen.findByText('For the chosen trip €3.80 instead of €2.90')).toBeTruthy()
  })

  it('shows the stops between, and tells of any of them', async () => {
    const { user, sent } = await renderShop({ at, answers: [named, names, trips(early), tickets(offer())] })
    await user.click(await rowAt('08:00'))
    await user.click(await screen.findByRole('button', { name: /1 stop between/ }))
    await user.click(screen.getByRole('button', { name: 'About the stop b' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    const told = sent.findLast(({ call }) => call === getStopInformation.name)
    expect(told).toMatchObject({ input: { query: { stopId: 'b' } } })
  })
})
