import { officeRoutes } from '@billett/paths'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

/** The form of one entry of the settings, which has an address of its own. */
export async function openEntry({ page, t, language }: Passenger, path: string) {
  await page.goto(`${product.shop}${officeRoutes.adminSettings[language]}?entry=${path}`)
  const dialog = page.getByRole('dialog')
  const save = async () => {
    await dialog.getByRole('button', { name: t('settings.saveDraft') }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  return { dialog, save }
}

/** Asks for the draft to be shown at once. */
export async function releaseSettings({ page, t }: Passenger, answer: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('settings.release') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.release') })
    .click()
  await page.getByText(answer).waitFor()
}

/** A draft that says what the first version said. */
export async function restoreFirst({ page, t, language }: Passenger): Promise<void> {
  await page.goto(product.shop + officeRoutes.adminSettings[language])
  await page
    .locator('summary')
    .filter({ hasText: t('settings.versions') })
    .click()
  const first = page.getByRole('row', { name: /^1 / })
  await first.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('settings.restore') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('settings.restore') })
    .click()
  await page.getByText(t('settings.restored')).waitFor()
}
