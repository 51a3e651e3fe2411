import { businessDateOf, toInstant } from '@billett/domain'
import type { Locator } from 'playwright-core'
import { journey } from './support/journey.ts'
import { fillInChild, sendApplication } from './support/pages/parents.ts'
import { beginWork } from './support/pages/staff.ts'
import {
  addOrganisation,
  enterPortal,
  inviteContact,
  namePayer,
  openOrganisations,
} from './support/pages/staff-organisations.ts'
import { openPart, writeTerms } from './support/pages/terms.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToEditOrganisations',
  'AllowedToSeePersonalDetails',
  'AllowedToDecideSchoolContracts',
] as const

const today = () => businessDateOf(toInstant(Date.now()))

/** Ways of the grades up to the tenth are paid from two kilometres on, and the first child pays 9 euros of them. */
const rule = (staff: Passenger) => async (dialog: Locator) => {
  const { t } = staff
  const first = (field: 'bands' | 'shares') => t('drawn.nth', { label: t(`drawn.fields.${field}`), nth: 1 })
  const fillIn = (name: string, text: string) =>
    dialog.getByLabel(name, { exact: true }).and(dialog.getByRole('textbox')).fill(text)
  await fillIn(t('drawn.fields.validFrom'), today())
  await openPart(dialog, first('bands'))
  await fillIn(t('drawn.fields.to'), '10')
  await openPart(dialog, first('shares'))
  await fillIn(first('shares'), '900')
  await dialog.getByLabel(t('drawn.fields.isNearestOnly')).uncheck()
  const subscription = t('drawn.fields.subscription')
  await dialog.getByRole('checkbox', { name: subscription }).check()
  await fillIn(subscription, 'pupil')
  await openPart(dialog, t('drawn.fields.sources'))
  for (const part of ['distance', 'share'] as const) await fillIn(t(`drawn.fields.${part}`), '§ 4 der Satzung')
  await expectSoundScreen(staff)
}

journey(
  'staff make by hand what a county and a company need, and pupils and employees come to them',
  async ({ visit }) => {
    const staff = await visit({ language: 'de' })
    const payer = await visit({ language: 'de' })
    const { page, t } = staff
    const id = staff.email.replaceAll(/[^a-z0-9]/g, '').slice(0, 16)
    const [county, school, company] = [`Kreis ${id}`, `Schule ${id}`, `Werk ${id}`]
    await beginWork(staff, RIGHTS)
    await openOrganisations(staff)
    const close = async (name: string) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name, exact: true }).waitFor({ state: 'detached' })
    }
    await addOrganisation(staff, { kind: 'authority', name: county })
    await inviteContact(staff, county, payer.email)
    await close(county)
    await addOrganisation(staff, { kind: 'school', name: school, parent: county, stop: 'Falkenbrück', confirms: false })
    await namePayer(staff, school, county)
    await close(school)
    await addOrganisation(staff, { kind: 'company', name: company })
    await writeTerms(staff, { terms: 'rules', owner: county, fillIn: rule(staff) })
    await writeTerms(staff, {
      terms: 'frameworks',
      owner: company,
      fillIn: async dialog => {
        await dialog.getByLabel(t('drawn.fields.validFrom'), { exact: true }).fill(today())
        await openPart(dialog, t('drawn.fields.entry'))
        await dialog.getByLabel(t('drawn.fields.code'), { exact: true }).fill(`CODE-${id}`)
      },
    })

    const parent = await visit({ language: 'de' })
    const lastName = `Hand${id.replaceAll(/\d/g, '')}`
    await fillInChild(parent, { lastName, school })
    await sendApplication(parent)
    await enterPortal(payer)
    // One application waits there: the count leads to it.
    await payer.page.getByRole('link', { name: t('school.organisations.decideAt', { count: 1, name: school }) }).click()
    await payer.page.getByRole('heading', { level: 2, name: new RegExp(lastName) }).waitFor()
    await payer.page.getByText('9,00').waitFor()
    await expectSoundScreen(payer)

    await parent.page.goto(`${product.shop}/jobticket`, { waitUntil: 'networkidle' })
    const form = parent.page.getByRole('main')
    await form.getByLabel(t('jobTicket.email')).fill(parent.email)
    await form.getByLabel(t('jobTicket.code')).fill(`CODE-${id}`)
    await parent.page.getByRole('button', { name: t('jobTicket.find') }).click()
    await form.getByText(company).first().waitFor()
    await form.getByText('44,10').first().waitFor()
  },
)
