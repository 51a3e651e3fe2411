import { addMonths, businessDateOf, toInstant } from '@billett/domain'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { attachment, mailAbout } from './support/mails.ts'
import { makeCounty } from './support/pages/new-county.ts'
import { fillInChild, sendApplication } from './support/pages/parents.ts'
import { openEntry } from './support/pages/portal.ts'
import { addYear, openYears, planFirstSchool, toStep } from './support/pages/school-years.ts'
import { enterPortal } from './support/pages/staff-organisations.ts'
import { expectSoundScreen } from './support/screen.ts'

const today = businessDateOf(toInstant(Date.now()))

journey(
  'the step into a year goes to its end: whose ticket ends gets a decision with its letter, and all of it is undone',
  async ({ visit }) => {
    const staff = await visit({ language: 'de' })
    const payer = await visit({ language: 'de' })
    const id = staff.email.replaceAll(/[^a-z0-9]/g, '').slice(0, 16)
    const [county, school] = [`Amt ${id}`, `Stufe ${id}`]
    await makeCounty(staff, { county, school, email: payer.email, from: today })
    const parent = await visit({ language: 'de' })
    const lastName = `Ende${id.replaceAll(/\d/g, '')}`
    await fillInChild(parent, { lastName, school })
    await sendApplication(parent)

    const { page, t } = payer
    await enterPortal(payer)
    await page.getByRole('link', { name: t('school.organisations.decideAt', { count: 1, name: school }) }).click()
    await page.getByRole('heading', { level: 2, name: new RegExp(lastName) }).waitFor()
    await page.getByRole('button', { name: t('school.decide.accept'), exact: true }).click()
    await page.getByText(t('school.decide.accepted', { count: 1 })).waitFor()
    await mailAbout(parent.email, /Antrag ist entschieden/)

    await openYears(payer)
    await addYear(payer, addMonths(today, -1))
    await toStep(payer, 'proposal')
    await page.getByRole('button', { name: t('school.years.propose') }).click()
    await page.getByRole('button', { name: t('school.years.proposeAnew') }).waitFor()
    await page.getByText(t('school.years.kinds.continues')).first().waitFor()
    await toStep(payer, 'lists')
    await planFirstSchool(payer, '6')
    await toStep(payer, 'money')
    await page.getByRole('button', { name: t('school.years.reckon') }).click()
    await page.getByRole('heading', { name: t('school.years.monthsTitle') }).waitFor()
    await toStep(payer, 'apply')
    await expectSoundScreen(payer)
    const sure = async (words: string) => {
      await page.getByRole('button', { name: words, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words, exact: true }).click()
    }
    await sure(t('school.years.apply'))
    await page.getByText(/^Alles ist wirksam/).waitFor()

    const mail = await mailAbout(parent.email, /Schülerticket im neuen Schuljahr/)
    expect(mail.attachments).toMatchObject([{ type: 'application/pdf' }])
    expect((await attachment(mail, 0)).toString('latin1', 0, 5)).toBe('%PDF-')
    const decided = async (result: 'entitled' | 'notEntitled' | 'takenBack') => {
      await openEntry(payer, 'schoolDecisions')
      await page
        .getByRole('row', { name: new RegExp(`${lastName}.*${t(`school.decisions.results.${result}`)}`) })
        .first()
        .waitFor()
    }
    await decided('notEntitled')
    await decided('entitled')
    await expectSoundScreen(payer)

    await openYears(payer)
    await page
      .getByRole('button', { name: /^\d{4}\/\d{2}$/ })
      .first()
      .click()
    await toStep(payer, 'undo')
    await sure(t('school.imports.undo'))
    await page.getByText(t('school.years.undone')).waitFor()
    await decided('takenBack')
  },
)
