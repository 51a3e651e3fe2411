import { addDays, businessDateOf, toInstant } from '@billett/domain'
import { journey } from './support/journey.ts'
import { nameOfSchool, openEntry, signInToPortal } from './support/pages/portal.ts'
import { headline } from './support/pages/staff.ts'
import { expectSoundScreen } from './support/screen.ts'

/** Of the header, of the first payer, and of schools that follow. */
const ROW_OF_A_SCHOOL = 3

journey('a pupil moves in mid-year: who pays asks, the new school agrees, the pupil is at both', async ({ visit }) => {
  const school = await visit({ language: 'de' })
  await signInToPortal(school, 'sekretariat@example.org')
  const newPlace = await nameOfSchool(school)

  const county = await visit({ language: 'de' })
  const { page, t } = county
  await signInToPortal(county, 'landkreis@example.org')
  const old = page.getByRole('row').nth(ROW_OF_A_SCHOOL).getByRole('link').first()
  const oldPlace = (await old.textContent()) ?? ''
  await old.click()
  await page.getByRole('heading', { level: 1, name: oldPlace }).waitFor()
  await openEntry(county, 'changeRequests')
  await page.getByRole('button', { name: t('school.requests.create') }).click()
  await page.getByRole('button', { name: t('school.requests.kinds.change'), exact: true }).click()
  const form = page.getByRole('dialog', { name: t('school.requests.kinds.change') })
  const pupils = form.getByLabel(t('school.requests.fields.studentGuid'), { exact: true })
  const one = pupils.getByRole('option').nth(20)
  await one.waitFor({ state: 'attached' })
  const pupil = (await one.textContent()) ?? ''
  const [name = '', group = ''] = pupil.split(' · ')
  await pupils.selectOption(pupil)
  await form.getByLabel(t('school.requests.fields.organizationId')).selectOption(newPlace)
  const from = addDays(businessDateOf(toInstant(Date.now())), 1)
  await form.getByLabel(t('school.requests.fields.from'), { exact: true }).fill(from)
  await form.getByRole('button', { name: t('common.continue') }).click()
  await form.getByText(t('school.requests.check')).waitFor()
  await expectSoundScreen(county)
  await form.getByRole('button', { name: t('school.requests.send') }).click()
  await page.getByText(t('school.requests.sent')).waitFor()

  await openEntry(school, 'changeRequests')
  await headline(school, t('frame.titles.changeRequests'))
  // What waits longest stands first.
  await school.page.getByRole('combobox', { name: 'Zeilen je Seite' }).selectOption('50')
  await school.page
    .getByRole('row', { name: new RegExp(`${name}.*${newPlace}`) })
    .getByRole('link')
    .first()
    .click()
  await school.page
    .getByRole('dialog')
    .getByRole('button', { name: t('school.decide.accept') })
    .click()
  await school.page.getByText(t('school.requests.accepted')).waitFor()

  await openEntry(county, 'organisation')
  await headline(county, oldPlace)
  await page.getByLabel(t('school.pupils.search')).fill(name.split(', ').toReversed().join(' '))
  await page
    .getByRole('row', { name: new RegExp(`${name}.*${group}`) })
    .getByRole('link')
    .first()
    .click()
  await page.getByText(new RegExp(`^${newPlace}, `)).waitFor()
  await page.getByText(new RegExp(`^${oldPlace}, `)).waitFor()
  await expectSoundScreen(county)
})
