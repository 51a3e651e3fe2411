import type { Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'

/** Puts one or several into the cart: its name begins with the words, or with how many. */
export const addButton = (t: Passenger['t']): RegExp =>
  new RegExp(`^(${t('tickets.add')}|${t('tickets.addMany', { count: 2 }).replace('2', '\\d+')})`)

/** Shows all of the tickets without a relation on the start page, not the first few alone. */
export const allTickets = ({ page, t }: Pick<Passenger, 't'> & { page: Pick<Passenger['page'], 'getByRole'> }) =>
  page.getByRole('button', { name: t('tickets.all'), exact: true })

/** Opens one of the tickets without a relation on the start page. */
export async function openProduct(passenger: Passenger, product: string): Promise<Locator> {
  const { page, t } = passenger
  const all = allTickets(passenger)
  const choose = page.getByRole('button', { name: t('tickets.chooseNamed', { ticket: product }) })
  await all.or(choose).first().waitFor()
  if (await all.isVisible()) await all.click()
  await choose.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/** Opens it, chooses among its variants if told, and puts it into the cart. */
export async function takeProduct(passenger: Passenger, product: string, variant?: string): Promise<void> {
  const { t } = passenger
  const dialog = await openProduct(passenger, product)
  if (variant) await dialog.getByRole('radio', { name: variant }).check()
  await dialog.getByRole('button', { name: addButton(t) }).click()
  await dialog.waitFor({ state: 'hidden' })
}
