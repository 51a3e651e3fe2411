import type { Passenger } from '../passenger.ts'
import { addButton } from './shop-window.ts'

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

/** The trips among the results, each a link. */
export const tripRows = ({ page, t }: Passenger) =>
  page
    .getByRole('region', { name: t('trips.headline') })
    .getByRole('list')
    .getByRole('link')

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

/** Puts the ticket of a card into the cart, at the price that stands on it. */
export async function putInCart(passenger: Passenger, product: string): Promise<void> {
  const { page, t } = passenger
  await offerCard(passenger, product)
    .getByRole('button', { name: addButton(t) })
    .click()
  await page.getByRole('link', { name: t('tickets.toCart') }).waitFor()
}
