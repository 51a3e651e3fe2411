import { demoRegion } from '@billett/demo-region'
import { businessDateOf } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { agree, openApproval } from '../support/pages/approvals.ts'
import { goToCart } from '../support/pages/checkout.ts'
import { wantOnePerson, wantTwoPeople } from '../support/pages/settings.ts'
import { openProduct, takeProduct } from '../support/pages/shop-window.ts'
import { beginWork, headline } from '../support/pages/staff.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { enterShop } from '../support/start.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToArrangeTariff',
  'AllowedToReleaseTariff',
  'AllowedToEditConfiguration',
  'AllowedToReleaseConfiguration',
  'AllowedToApprove',
] as const

const TICKET = 'Lührtal-Tagesticket'
const NOW = '25,90 €'
const DEARER = '27,40 €'

/** The tariff of the demo, in which one ticket costs more. */
function dearerTariff() {
  const { tariff } = demoRegion(businessDateOf(new Date().toISOString()))
  const versions = tariff.versions.map(version => ({
    ...version,
    prices: version.prices.map(row => (row.sort === 'network-day-adult' ? { ...row, cents: 27_40 } : row)),
  }))
  return { name: 'Tarif.json', mimeType: '', buffer: Buffer.from(JSON.stringify({ ...tariff, versions })) }
}

/** What the ticket costs whoever comes now. */
async function priceOf(passenger: Passenger): Promise<string | undefined> {
  await passenger.page.goto(product.shop)
  const dialog = await openProduct(passenger, TICKET)
  const price = dialog.getByText(/^2\d,\d0\s€$/).first()
  return (await price.innerText()).replace(/\s/, ' ')
}

const versionsPage = async ({ page, t }: Passenger) => {
  await page.goto(product.shop + officeRoutes.adminTariffVersions.de)
  await page.getByRole('heading', { level: 1, name: t('frame.titles.tariffVersions') }).waitFor()
}

/** Opens what can be done with the version that stands there in some state. */
async function openVersion({ page }: Passenger, state: string, act: string) {
  const row = page.getByRole('row').filter({ hasText: state }).first()
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
  return page.getByRole('dialog')
}

journey('a tariff is published by two people, the shop sells by it, and they go back', async ({ visit }) => {
  const passenger = await visit({ worker: false })
  passenger.expectTrouble(/Service Worker registration/)
  await enterShop(passenger)
  expect(await priceOf(passenger)).toBe(NOW)
  const writer = await visit({ language: 'de', width: 1280 })
  const { page, t } = writer
  await beginWork(writer, RIGHTS)
  await wantTwoPeople(writer, 'tariff', passenger)

  await versionsPage(writer)
  await page.locator('input[type=file]').setInputFiles(dearerTariff())
  await page
    .getByText(/Entwurf gespeichert|als Fassung/)
    .first()
    .waitFor()
  const compared = await openVersion(writer, t('tariffVersions.states.checked'), t('tariffVersions.compare'))
  await compared.getByText(DEARER).first().waitFor()
  await expectSoundScreen(writer)
  await compared.getByRole('button', { name: t('tariffVersions.release'), exact: true }).click()
  await page.getByText(t('tariffVersions.asked')).waitFor()
  expect(await priceOf(passenger)).toBe(NOW)

  const second = await visit({ language: 'de', width: 1280 })
  await beginWork(second, RIGHTS)
  await openApproval(second, 'tariff')
  await expectSoundScreen(second)
  await agree(second)
  await expect.poll(() => priceOf(passenger)).toBe(DEARER)
  await passenger.page.goto(product.shop)
  await takeProduct(passenger, TICKET, 'Erwachsene')
  await goToCart(passenger)
  await passenger.page.getByText(DEARER).first().waitFor()

  await versionsPage(second)
  const back = await openVersion(second, t('tariffVersions.states.replaced'), t('tariffVersions.lookBack'))
  await back.getByText(DEARER).first().waitFor()
  await back.getByRole('button', { name: t('tariffVersions.back'), exact: true }).click()
  await second.page.getByText(t('tariffVersions.asked')).waitFor()
  await headline(writer, t('frame.titles.tariffVersions'))
  await openApproval(writer, 'tariff')
  await agree(writer)
  await expect.poll(() => priceOf(passenger)).toBe(NOW)
  await wantOnePerson(writer, passenger)
})
