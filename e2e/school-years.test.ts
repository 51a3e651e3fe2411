import { journey } from './support/journey.ts'
import { signInToPortal } from './support/pages/portal.ts'
import { addYear, openYears, planFirstSchool, toStep } from './support/pages/school-years.ts'
import { expectSoundScreen } from './support/screen.ts'

journey(
  'who pays adds a school year, stops, and goes on; a school says what becomes of its classes',
  async ({ visit }) => {
    const payer = await visit({ language: 'de' })
    const { page, t } = payer
    await signInToPortal(payer, 'landkreis@example.org')
    await openYears(payer)
    await addYear(payer)
    await expectSoundScreen(payer)
    await toStep(payer, 'proposal')
    await page.getByRole('button', { name: t('school.years.propose') }).click()
    await page.getByRole('button', { name: t('school.years.proposeAnew') }).waitFor()
    await page.getByText(t('school.years.kinds.continues')).first().waitFor()
    await expectSoundScreen(payer)

    const school = await visit({ language: 'de' })
    await signInToPortal(school, 'sekretariat@example.org')
    await openYears(school)
    await school.page
      .getByRole('button', { name: /^\d{4}\/\d{2}$/ })
      .first()
      .click()
    await toStep(school, 'lists')
    await planFirstSchool(school)
    await school.page.getByText(t('school.years.schoolDone')).waitFor()
    await expectSoundScreen(school)

    await page.reload()
    await toStep(payer, 'money')
    await page.getByRole('button', { name: t('school.years.reckon') }).click()
    await page.getByRole('heading', { name: t('school.years.monthsTitle') }).waitFor()
    await expectSoundScreen(payer)
  },
)
