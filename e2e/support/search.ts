import type { Passenger } from './passenger.ts'

/** Types a stop and takes the first suggestion. */
export async function chooseStop({ page, t }: Passenger, end: 'from' | 'to', typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: t(`search.${end}`), exact: true })
  await field.click()
  await field.fill(typed)
  await page.getByRole('option').filter({ hasText: /Zon/ }).first().click()
}

/** From the search card to the list of tickets. */
export async function searchRelation(passenger: Passenger, from: string, to: string): Promise<void> {
  const { page, t } = passenger
  await chooseStop(passenger, 'from', from)
  await chooseStop(passenger, 'to', to)
  await page.getByRole('button', { name: t('search.submit') }).click()
  await page.getByRole('region', { name: t('tickets.headline') }).waitFor({ state: 'attached' })
}

/** The card of a product among the results. */
export const offerCard = ({ page }: Passenger, product: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: product, exact: true }) })

/** Puts the ticket of a card into the cart, at the price that stands on it. */
export async function putInCart(passenger: Passenger, product: string): Promise<void> {
  const { page, t } = passenger
  await offerCard(passenger, product)
    .getByRole('button', { name: new RegExp(`^(\\d+ )?${t('tickets.add')}|^${t('tickets.addNamed_one').split(':')[0]}`) })
    .click()
  await page.getByRole('link', { name: t('tickets.toCart') }).waitFor()
}
