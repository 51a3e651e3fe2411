import { defaultClient } from '@billett/clients'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { agree, openApproval } from '../support/pages/approvals.ts'
import { openEntry, releaseSettings, restoreFirst } from '../support/pages/settings.ts'
import { beginWork } from '../support/pages/staff.ts'
import type { Passenger } from '../support/passenger.ts'
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
  await dialog.getByRole('combobox', { name: t('settings.value'), exact: true }).fill('configuration')
  await page.getByRole('option', { name: 'configuration' }).click()
  await save()
  await releaseSettings(writer, t('settings.released'))
  await expect.poll(() => seen(passenger)).toEqual(NEW)

  await restoreFirst(writer)
  await releaseSettings(writer, t('settings.releaseAsked'))
  expect(await seen(passenger)).toEqual(NEW)

  const second = await visit({ language: 'de', width: 1280 })
  await beginWork(second, RIGHTS)
  const asked = await openApproval(second, 'configuration')
  await asked
    .getByRole('row', { name: /config\.texts\.name/ })
    .getByText(OLD.name)
    .waitFor()
  await expectSoundScreen(second)
  await second.page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(second)
  await agree(second)
  await expect.poll(() => seen(passenger)).toEqual(OLD)
})
