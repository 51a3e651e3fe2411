import { officeRoutes } from '@billett/paths'
import type { Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

const PLACES = { rules: 'adminEntitlementRules', frameworks: 'adminFrameworkContracts' } as const

/** Rules of who pays, or framework contracts of companies. */
type Terms = keyof typeof PLACES

/** Opens a part of what is written, by its name. */
export const openPart = (dialog: Locator, name: string): Promise<void> =>
  dialog.locator('summary').filter({ hasText: name }).click()

/** Writes the first version for somebody: what stands there is filled in further, kept as a draft and released. */
export async function writeTerms(
  staff: Passenger,
  { terms, owner, fillIn }: { terms: Terms; owner: string; fillIn: (dialog: Locator) => Promise<void> },
): Promise<void> {
  const { page, t, language } = staff
  await page.goto(product.shop + officeRoutes[PLACES[terms]][language])
  await page.getByRole('row').filter({ hasText: owner }).getByRole('button').click()
  await page.getByRole('menuitem', { name: t(`${terms}.open`), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t(`${terms}.first`)).waitFor()
  await fillIn(dialog)
  await dialog.getByRole('button', { name: t(`${terms}.save`) }).click()
  await page.getByText(t(`${terms}.saved`)).waitFor()
  await dialog.getByRole('button', { name: t(`${terms}.release`), exact: true }).click()
  if (terms === 'rules') {
    // What a rule changes for tickets that run is read before; of a first version nothing runs.
    await dialog.getByText(t('rules.costs.changed', { count: 0, tickets: 0 })).waitFor()
    await dialog.getByRole('button', { name: t('rules.costs.release'), exact: true }).click()
  }
  await page.getByText(t(`${terms}.released`)).waitFor()
}
