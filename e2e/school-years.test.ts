import { journey } from './support/journey.ts'
import { signInToPortal } from './support/pages/portal.ts'
import { headline } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'

/** Signs in and opens the school years by the menu of the portal. */
async function openYears(person: Passenger, email: string): Promise<void> {
  const { page, t } = person
  await signInToPortal(person, email)
  const entry = page.getByRole('link', { name: t('frame.titles.schoolYears') })
  await entry.click()
  await headline(person, t('frame.titles.schoolYears'))
}

const toStep = async ({ page, t }: Passenger, step: 'proposal' | 'lists' | 'money') => {
  const words = t(`school.years.step.${step}`)
  await page.getByRole('button', { name: new RegExp(`^${words}`) }).click()
  await page.getByRole('heading', { name: words }).waitFor()
}

journey(
  'who pays adds a school year, stops, and goes on; a school says what becomes of its classes',
  async ({ visit }) => {
    const payer = await visit({ language: 'de' })
    const { page, t } = payer
    await openYears(payer, 'landkreis@example.org')
    await page.getByRole('button', { name: t('school.years.add') }).click()
    await page.getByLabel(t('school.years.fields.from'), { exact: true }).waitFor()
    await page.getByRole('button', { name: t('common.save') }).click()
    await page.getByRole('navigation', { name: t('school.years.steps') }).waitFor()
    await expectSoundScreen(payer)
    await toStep(payer, 'proposal')
    await page.getByRole('button', { name: t('school.years.propose') }).click()
    await page.getByRole('button', { name: t('school.years.proposeAnew') }).waitFor()
    await page.getByText(t('school.years.kinds.continues')).first().waitFor()
    await expectSoundScreen(payer)

    const school = await visit({ language: 'de' })
    await openYears(school, 'sekretariat@example.org')
    await school.page
      .getByRole('button', { name: /^\d{4}\/\d{2}$/ })
      .first()
      .click()
    await toStep(school, 'lists')
    await school.page
      .getByRole('button', { name: /^Eintragen:/ })
      .first()
      .click()
    await school.page.getByLabel(t('school.years.isDone')).check()
    await school.page.getByRole('button', { name: t('common.save') }).click()
    await school.page.getByText(t('school.years.planned')).waitFor()
    await school.page.getByText(t('school.years.schoolDone')).waitFor()
    await expectSoundScreen(school)

    await page.reload()
    await toStep(payer, 'money')
    await page.getByRole('button', { name: t('school.years.reckon') }).click()
    await page.getByRole('heading', { name: t('school.years.monthsTitle') }).waitFor()
    await expectSoundScreen(payer)
  },
)
