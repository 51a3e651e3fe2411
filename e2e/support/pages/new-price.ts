import { demoRegion } from '@billett/demo-region'
import { addDays, businessDateOf, type Cents, type PlainDate } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { headline } from './staff.ts'

/** What somebody needs who sells by another tariff and tells contracts of its prices. */
export const RIGHTS_OF_PRICES = [
  'AllowedToUseAdminPanel',
  'AllowedToArrangeTariff',
  'AllowedToReleaseTariff',
  'AllowedToSeeBilling',
  'AllowedToRunBilling',
] as const

/** The tariff of the demo, by which the Deutschlandticket costs something else from a day on. */
function tariffWith(cents: Cents, from: PlainDate) {
  const { tariff } = demoRegion(businessDateOf(new Date().toISOString()))
  const before = tariff.versions.filter(({ validFrom }) => validFrom < from)
  const last = tariff.versions.findLast(({ validFrom }) => validFrom <= from)
  if (!last) throw new Error(`no tariff holds on ${from}`)
  const after = tariff.versions.filter(({ validFrom }) => validFrom > from)
  const changed = [{ ...last, id: `from-${from}`, validFrom: from }, ...after].map(version => ({
    ...version,
    prices: version.prices.map(row => (row.sort === 'deutschlandticket' ? { ...row, cents } : row)),
  }))
  return {
    name: 'Tarif.json',
    mimeType: '',
    buffer: Buffer.from(JSON.stringify({ ...tariff, versions: [...before, ...changed] })),
  }
}

/** The versions of the tariff, of which one is sold from now on. */
async function sellBy({ page, t }: Passenger, act: 'release' | 'back'): Promise<void> {
  const [state, look] = act === 'release' ? (['checked', 'compare'] as const) : (['replaced', 'lookBack'] as const)
  await page
    .getByRole('row')
    .filter({ hasText: t(`tariffVersions.states.${state}`) })
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: t(`tariffVersions.${look}`), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('tariffVersions.pricesHash')).waitFor()
  await dialog.getByRole('button', { name: t(`tariffVersions.${act}`), exact: true }).click()
  await page.getByText(t('tariffVersions.released')).waitFor()
}

async function openVersions(staff: Passenger): Promise<void> {
  const { page, t, language } = staff
  await page.goto(product.shop + officeRoutes.adminTariffVersions[language])
  await headline(staff, t('frame.titles.tariffVersions'))
}

/** Sells by a tariff of which one price is another from a day on. */
export async function publishPrice(staff: Passenger, cents: Cents, from: PlainDate): Promise<void> {
  await openVersions(staff)
  await staff.page.locator('input[type=file]').setInputFiles(tariffWith(cents, from))
  await sellBy(staff, 'release')
}

/** Sells by the tariff before it again. */
export async function unpublishPrice(staff: Passenger): Promise<void> {
  await openVersions(staff)
  await sellBy(staff, 'back')
}

/** Writes a campaign that tells of it, and looks at what it does. */
export async function prepareCampaign(staff: Passenger, from: PlainDate): Promise<void> {
  const { page, t, language } = staff
  await page.goto(product.shop + officeRoutes.adminPriceCampaigns[language])
  await page.getByRole('button', { name: t('campaigns.create') }).click()
  const form = page.getByRole('dialog', { name: t('campaigns.create') })
  await form.getByLabel(t('campaigns.offer'), { exact: true }).selectOption('deutschlandticket')
  await form.getByLabel(t('campaigns.effectiveOn'), { exact: true }).fill(from)
  await form.getByLabel(t('campaigns.deadline'), { exact: true }).fill(addDays(from, -1))
  await form.getByRole('button', { name: t('common.save') }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('campaigns.try') }).click()
  await page.getByRole('table', { name: t('campaigns.causesOf') }).waitFor()
}

/** Somebody else releases the campaign that waits for it. */
export async function releaseCampaign({ page, t, language }: Passenger): Promise<void> {
  await page.goto(product.shop + officeRoutes.adminPriceCampaigns[language])
  await page
    .getByRole('row')
    .filter({ hasText: t('campaigns.states.reviewed') })
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: t('campaigns.release'), exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('campaigns.release'), exact: true }).click()
  await page.getByText(t('campaigns.done.release')).waitFor()
}
