import { defaultClient } from '@billett/clients'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { beginWork, headline } from '../support/pages/staff.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { enterShop } from '../support/start.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToEditConfiguration',
  'AllowedToReleaseConfiguration',
  'AllowedToApprove',
] as const

const NEW = { name: 'Talfahrt', colour: '#004b87' }
const OLD = { name: defaultClient.config.texts.name, colour: defaultClient.theme.palette.primary.toLowerCase() }

/** The form of one entry of the settings, which has an address of its own. */
async function openEntry({ page, t, language }: Passenger, path: string) {
  await page.goto(`${product.shop}${officeRoutes.adminSettings[language]}?entry=${path}`)
  const dialog = page.getByRole('dialog')
  const save = async () => {
    await dialog.getByRole('button', { name: t('settings.saveDraft') }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  return { dialog, save }
}

/** Asks for the draft to be shown at once. */
async function release({ page, t }: Passenger, answer: string): Promise<void> {
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

/** What a passenger sees who comes now: the name of the shop and its colour. */
async function seen({ page }: Passenger) {
  await page.reload()
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
  const banner = await page.getByRole('banner').innerText()
  const name = [OLD, NEW].map(look => look.name).find(one => banner.includes(one))
  return { name, colour: colour.trim().toLowerCase() }
}

journey('one person changes name and colour of the shop; a second agrees before it goes back', async ({ visit }) => {
  const passenger = await visit({ worker: false })
  passenger.expectTrouble(/Service Worker registration/)
  await enterShop(passenger)
  expect(await seen(passenger)).toEqual(OLD)
  const writer = await visit({ language: 'de', width: 1280 })
  const { page, t } = writer
  await beginWork(writer, RIGHTS)
  for (const [path, value] of [
    ['config.texts.name', NEW.name],
    ['theme.palette.primary', NEW.colour],
  ] as const) {
    const { dialog, save } = await openEntry(writer, path)
    await dialog.getByLabel(t('settings.value'), { exact: true }).fill(value)
    await save()
  }
  const { dialog, save } = await openEntry(writer, 'config.settings.secondPerson')
  await dialog.getByLabel(t('settings.said'), { exact: true }).selectOption('value')
  await dialog.getByLabel(t('settings.value'), { exact: true }).fill('configuration')
  await page.getByRole('option', { name: 'configuration' }).click()
  await save()
  await release(writer, t('settings.released'))
  await expect.poll(() => seen(passenger)).toEqual(NEW)

  await page.goto(product.shop + officeRoutes.adminSettings.de)
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
  await release(writer, t('settings.releaseAsked'))
  expect(await seen(passenger)).toEqual(NEW)

  const second = await visit({ language: 'de', width: 1280 })
  await beginWork(second, RIGHTS)
  await second.page
    .getByRole('link', { name: t('frame.titles.approvals') })
    .first()
    .click()
  await headline(second, t('frame.titles.approvals'))
  await expectSoundScreen(second)
  await second.page.getByRole('link', { name: t('approvals.acts.configuration') }).click()
  const asked = second.page.getByRole('dialog')
  await asked
    .getByRole('row', { name: /config\.texts\.name/ })
    .getByText(OLD.name)
    .waitFor()
  await expectSoundScreen(second)
  await second.page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(second)
  await asked.getByRole('button', { name: t('approvals.approve') }).click()
  await second.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('approvals.approve') })
    .click()
  await second.page.getByText(t('approvals.approved')).waitFor()
  await expect.poll(() => seen(passenger)).toEqual(OLD)
})
