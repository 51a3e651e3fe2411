import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

/** What somebody needs who decides about suspicions. */
export const RIGHTS_OF_SUSPICION = ['AllowedToSeeContracts', 'AllowedToActOnContracts'] as const

/**
 * Somebody of the company clears a customer of what stood out about their contract, which is looked at in a while; where
 * nothing did, there is nothing to clear.
 */
export async function clearSuspicion({ page, t, language }: Passenger, customerNumber: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: customerNumber })
  const isListed = async () => {
    await page.goto(product.shop + officeRoutes.adminFraud[language], { waitUntil: 'networkidle' })
    return row.count()
  }
  const standsOut = await expect
    .poll(isListed, { timeout: 20_000 })
    .toBe(1)
    .then(
      () => true,
      () => false,
    )
  if (!standsOut) return
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('fraud.acts.overruled') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('contracts.acts.reason')).fill('Has paid, and called us about the account')
  await dialog.getByRole('button', { name: t('fraud.yes.overruled') }).click()
  await page.getByText(t('fraud.done.overruled')).waitFor()
}
