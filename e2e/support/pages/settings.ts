import type { ApprovedAct } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
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

/** What the shop is called from then on, which tells when that is known everywhere. */
const NAME = 'Vier Augen'

async function nameOfShop({ page }: Passenger): Promise<string> {
  await page.goto(product.shop)
  return page.getByRole('banner').innerText()
}

/** Two people are wanted from now on for what is named. */
export async function wantTwoPeople(writer: Passenger, act: ApprovedAct, passenger: Passenger): Promise<void> {
  const { page, t } = writer
  const name = await openEntry(writer, 'config.texts.name')
  await name.dialog.getByLabel(t('settings.value'), { exact: true }).fill(NAME)
  await name.save()
  const { dialog, save } = await openEntry(writer, 'config.settings.secondPerson')
  await dialog.getByLabel(t('settings.said'), { exact: true }).selectOption('value')
  // What is chosen already is listed by the same name.
  await dialog.getByRole('combobox', { name: t('settings.value'), exact: true }).fill(act)
  await page.getByRole('option', { name: act }).click()
  await save()
  await releaseSettings(writer, t('settings.released'))
  await expect.poll(() => nameOfShop(passenger)).toContain(NAME)
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

/** What one person does is done again at once, as before. */
export async function wantOnePerson(writer: Passenger, passenger: Passenger): Promise<void> {
  await restoreFirst(writer)
  await releaseSettings(writer, writer.t('settings.released'))
  await expect.poll(() => nameOfShop(passenger)).not.toContain(NAME)
}
