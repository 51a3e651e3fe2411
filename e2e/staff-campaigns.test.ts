import { addDays, addMonths, businessDateOf, firstOfMonth } from '@billett/domain'
import { journey } from './support/journey.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling', 'AllowedToRunBilling'] as const

const TODAY = businessDateOf(new Date().toISOString())
/** Far enough away for any day on which this is tried. */
const FROM = addMonths(firstOfMonth(TODAY), 3)
const UNTIL = addDays(FROM, -20)

/** Writes a draft by the form: a day too near is said at its field. */
async function write({ page, t }: Passenger) {
  await page.getByRole('button', { name: t('campaigns.create') }).click()
  const form = page.getByRole('dialog', { name: t('campaigns.create') })
  await form.getByLabel(t('campaigns.offer'), { exact: true }).selectOption('job')
  await form.getByLabel(t('campaigns.effectiveOn'), { exact: true }).fill(FROM)
  const deadline = form.getByLabel(t('campaigns.deadline'), { exact: true })
  await deadline.fill(addDays(TODAY, 3))
  await form.getByRole('button', { name: t('common.save') }).click()
  await form.getByText(t('error.answerTimeTooShort')).first().waitFor()
  return { form, deadline }
}

journey('a price campaign is written, tried, and seen by the second person', async ({ visit }) => {
  const writer = await visit({ language: 'de', width: 1280 })
  const { page, t } = writer
  // A day too near is refused.
  writer.expectTrouble(/status of 400/)
  await beginWork(writer, RIGHTS)
  await page.goto(`${product.shop}/admin/preisanpassungen`)
  await headline(writer, t('frame.titles.priceCampaigns'))
  await expectSoundScreen(writer)
  const { form, deadline } = await write(writer)
  await expectSoundScreen(writer)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(writer)
  await page.setViewportSize({ width: 1280, height: 900 })
  await deadline.fill(UNTIL)
  await form.getByRole('button', { name: t('common.save') }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(t('campaigns.notes.draft')).waitFor()
  await page.getByRole('button', { name: t('campaigns.try') }).click()
  await page.getByRole('table', { name: t('campaigns.causesOf') }).waitFor()
  await expectSoundScreen(writer)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(writer)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await expectSoundScreen(writer)

  const second = await visit({ language: 'en', width: 1280 })
  await beginWork(second, RIGHTS)
  await second.page.goto(`${product.shop}/admin/price-campaigns`)
  await headline(second, second.t('frame.titles.priceCampaigns'))
  await second.page.getByText(second.t('campaigns.states.reviewed')).first().waitFor()
  await expectSoundScreen(second)
  await second.page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  await second.page.getByRole('button', { name: second.t('campaigns.withdraw') }).click()
  const why = second.page.getByRole('dialog', { name: second.t('campaigns.withdraw') })
  await why.getByLabel(second.t('campaigns.reason')).fill('only to try it out')
  await expectSoundScreen(second)
  await why.getByRole('button', { name: second.t('campaigns.withdraw') }).click()
  await second.page.getByText(second.t('campaigns.states.withdrawn')).first().waitFor()
  await second.page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
  await second.page.getByRole('menuitem', { name: second.t('office.dark') }).click()
  await expectSoundScreen(second)
})
