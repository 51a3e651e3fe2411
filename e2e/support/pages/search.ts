import type { Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'

export const STOPS = {
  station: { typed: 'Falkenbrück Hbf', name: 'Falkenbrück Hauptbahnhof' },
  spa: { typed: 'Bad Ellerich Bahnhof', name: 'Bad Ellerich Bahnhof' },
}
export type Stop = (typeof STOPS)[keyof typeof STOPS]

export const stopField = ({ page, t }: Passenger, end: 'from' | 'to') =>
  page.getByRole('combobox', { name: t(`search.${end}`), exact: true })

/** Types a stop and takes it from the suggestions. */
async function chooseStop(passenger: Passenger, end: 'from' | 'to', { typed, name }: Stop): Promise<void> {
  await stopField(passenger, end).fill(typed)
  await passenger.page.getByRole('option', { name }).first().click()
}

/** From the search card to the list of tickets. */
export async function searchRelation(
  passenger: Passenger,
  from: Stop = STOPS.station,
  to: Stop = STOPS.spa,
): Promise<void> {
  const { page, t } = passenger
  await chooseStop(passenger, 'from', from)
  await chooseStop(passenger, 'to', to)
  await page.getByRole('button', { name: t('search.submit') }).click()
  await page.waitForURL(/\/(verbindung|relation)\//)
}

/** The same with a way back, at the time that is proposed for it. */
export async function searchThereAndBack(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  await chooseStop(passenger, 'from', STOPS.station)
  await chooseStop(passenger, 'to', STOPS.spa)
  await page.getByRole('button', { name: t('search.returnAdd') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('party.done') })
    .click()
  await page.getByRole('button', { name: t('search.submit') }).click()
  await page.waitForURL(/[?&]back=/)
}

/** The trips of one part of the results, each a link. */
export const rowsIn = ({ page }: Passenger, part: string) =>
  page.getByRole('region', { name: part, exact: true }).getByRole('list').getByRole('link')

/** The trips among the results, each a link. */
export const tripRows = (passenger: Passenger) => rowsIn(passenger, passenger.t('trips.headline'))

/**
 * On a narrow screen: the tickets instead of the trips. The screen before stays until the results have come, and says
 * the same word somewhere.
 */
export const showTickets = ({ page, t }: Passenger) =>
  page
    .getByRole('group', { name: t('search.parts') })
    .getByText(t('search.ticketsPart'), { exact: true })
    .click()

/** The card of a product among the results. */
export const offerCard = ({ page }: Passenger, product: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: product, exact: true }) })

/** What puts the ticket of a product into the cart: on its card, or below the trip it is for. */
export function addToCart({ page, t }: Passenger, product: string): Locator {
  const named = [1, 2].map(count => t('tickets.addNamed', { count, ticket: product }).replace('2 ', '\\d+ '))
  return page.getByRole('button', { name: new RegExp(`^(${named.join('|')}), `) })
}

/** Puts the ticket of a product into the cart, at the price that stands there. */
export async function putInCart(passenger: Passenger, product: string): Promise<void> {
  const { page, t } = passenger
  await addToCart(passenger, product).click()
  await page.getByRole('link', { name: t('tickets.toCart') }).waitFor()
}
