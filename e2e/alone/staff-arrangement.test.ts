import { officeRoutes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { allTickets } from '../support/pages/shop-window.ts'
import { beginWork, headline } from '../support/pages/staff.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { enterShop } from '../support/start.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToGetServiceAreas',
  'AllowedToArrangeTariff',
  'AllowedToReleaseTariff',
  'AllowedToEditSortGroupTexts',
] as const

const FERRY = 'Lühr ferry'
const HEADING = 'Across the water'
const TEXT = 'Every ten minutes from bank to bank'

/** Moves a ticket by its menu, as whoever does not drag does. */
async function put({ page, t }: Passenger, ticket: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: t('work.actionsOf', { row: ticket }) }).click()
  await page.getByRole('menuitem', { name: t('tariff.moveTo', { heading }) }).click()
}

async function store({ page, t }: Passenger): Promise<void> {
  await page.getByRole('button', { name: t('common.save'), exact: true }).click()
  await page.getByText(t('tariff.saved')).first().waitFor()
}

async function release({ page, t }: Passenger): Promise<void> {
  await page.reload()
  await page.getByRole('button', { name: t('tariff.release'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('tariff.release'), exact: true })
    .click()
  await page.getByText(t('tariff.released')).first().waitFor()
}

/** What a passenger reads of the ferry who comes now: its heading, and what is said of it. */
async function ferryAt(passenger: Passenger) {
  const { page, t } = passenger
  await page.goto(product.shop)
  await allTickets(passenger).click()
  await page.getByRole('button', { name: t('tickets.chooseNamed', { ticket: 'Lührtal day ticket' }) }).waitFor()
  const isSold = await page.getByRole('button', { name: t('tickets.chooseNamed', { ticket: FERRY }) }).count()
  const text = await page.getByRole('main').innerText()
  return { isSold: isSold === 1, isUnderHeading: text.includes(HEADING), isDescribed: text.includes(TEXT) }
}

journey('staff arrange and describe a ticket, hide it, and go back; passengers see each of it', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  await enterShop(passenger)
  expect(await ferryAt(passenger)).toEqual({ isSold: true, isUnderHeading: false, isDescribed: false })
  const staff = await visit({ language: 'en', width: 1280 })
  const { page, t } = staff
  await beginWork(staff, RIGHTS)
  await page.goto(product.shop + officeRoutes.adminFixedPriceGroups.en)
  await headline(staff, t('frame.titles.fixedPriceGroups'))
  await page.getByRole('button', { name: t('tariff.addHeading') }).click()
  await page.getByLabel(t('tariff.headingDe'), { exact: true }).last().fill('Über das Wasser')
  await page.getByLabel(t('tariff.headingEn'), { exact: true }).last().fill(HEADING)
  await put(staff, FERRY, HEADING)
  await expectSoundScreen(staff)
  await store(staff)
  await release(staff)
  await expect.poll(() => ferryAt(passenger)).toMatchObject({ isSold: true, isUnderHeading: true })

  await page.goto(`${product.shop}${officeRoutes.adminSortGroupTexts.en}?group=ferryTicket&language=en-GB`)
  await headline(staff, t('frame.titles.sortGroupTexts'))
  await page.getByLabel(t('tariff.texts.overview'), { exact: true }).fill(TEXT)
  await expectSoundScreen(staff)
  await store(staff)
  await release(staff)
  await expect.poll(() => ferryAt(passenger)).toMatchObject({ isDescribed: true })
  await expectSoundScreen(passenger)

  await page.goto(product.shop + officeRoutes.adminFixedPriceGroups.en)
  await put(staff, FERRY, t('tariff.hidden'))
  await store(staff)
  await release(staff)
  await expect.poll(() => ferryAt(passenger)).toMatchObject({ isSold: false })

  const first = page.getByRole('row', { name: /^1 / })
  await first.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('tariff.restore') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('tariff.restore') })
    .click()
  await page.getByText(t('tariff.restored')).waitFor()
  await release(staff)
  await expect.poll(() => ferryAt(passenger)).toEqual({ isSold: true, isUnderHeading: true, isDescribed: true })
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
})
