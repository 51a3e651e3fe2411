import { addDays, addMonths, businessDateOf, firstOfMonth, toInstant } from '@billett/domain'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { attachment, mailAbout } from './support/mails.ts'
import { makeCounty } from './support/pages/new-county.ts'
import { fillInChild, sendApplication } from './support/pages/parents.ts'
import { nameOfSchool, openEntry, signInToPortal } from './support/pages/portal.ts'
import { headline } from './support/pages/staff.ts'
import { enterPortal } from './support/pages/staff-organisations.ts'
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

journey(
  'a pupil moves house in mid-year: the way is said anew, the own share is another, and the decision comes by mail',
  async ({ visit }) => {
    const staff = await visit({ language: 'de' })
    const payer = await visit({ language: 'de' })
    const id = staff.email.replaceAll(/[^a-z0-9]/g, '').slice(0, 16)
    const school = `Umzug ${id}`
    const today = businessDateOf(toInstant(Date.now()))
    await makeCounty(staff, { county: `Kreis ${id}`, school, email: payer.email, from: today, selfPayCents: 3800 })
    const parent = await visit({ language: 'de' })
    const lastName = `Zieht${id.replaceAll(/\d/g, '')}`
    await fillInChild(parent, { lastName, school })
    await sendApplication(parent)

    const { page, t } = payer
    await enterPortal(payer)
    await page.getByRole('link', { name: t('school.organisations.decideAt', { count: 1, name: school }) }).click()
    await page.getByRole('heading', { level: 2, name: new RegExp(lastName) }).waitFor()
    await page.getByRole('button', { name: t('school.decide.accept'), exact: true }).click()
    await page.getByText(t('school.decide.accepted', { count: 1 })).waitFor()
    const first = await mailAbout(parent.email, /Antrag ist entschieden/)
    expect(first.text).toContain('9,00')

    await openEntry(payer, 'changeRequests')
    await page.getByRole('button', { name: t('school.requests.create') }).click()
    const kind = t('school.requests.kinds.personalDataChange')
    await page.getByRole('button', { name: kind, exact: true }).click()
    const form = page.getByRole('dialog', { name: kind })
    const pupils = form.getByLabel(t('school.requests.fields.studentGuid'), { exact: true })
    const one = pupils.getByRole('option').filter({ hasText: lastName }).first()
    await one.waitFor({ state: 'attached' })
    await pupils.selectOption((await one.textContent()) ?? '')
    for (const [field, text] of [
      ['firstName', 'Ida'],
      ['lastName', lastName],
      ['birthDate', '2014-03-04'],
      ['street', 'Schulgasse'],
      ['houseNumber', '2'],
      ['postCode', '99901'],
      ['city', 'Falkenbrück'],
    ] as const)
      await form.getByLabel(t(`school.requests.fields.${field}`), { exact: true }).fill(text)
    await form.getByRole('button', { name: t('common.continue') }).click()
    await form.getByRole('button', { name: t('school.requests.send') }).click()
    await page.getByText(t('school.requests.sent')).waitFor()

    await openEntry(payer, 'schoolDecisions')
    await page.getByText(t('school.decisionList.moved', { count: 1 })).waitFor()
    await expectSoundScreen(payer)
    await page
      .getByRole('row', { name: new RegExp(lastName) })
      .getByRole('link')
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('school.way.moved'), { exact: true }).waitFor()
    await dialog.getByText(t('school.decide.rule.measure')).click()
    await dialog.getByLabel(t('school.decide.rule.metres')).fill('900')
    await dialog.getByLabel(t('school.decide.rule.how')).fill('Stadtplan')
    await expectSoundScreen(payer)
    await dialog.getByRole('button', { name: t('school.decide.rule.save') }).click()
    await dialog.getByText(t('school.decide.rule.result.selfPay')).waitFor()
    await dialog.getByText(t('school.way.moved'), { exact: true }).waitFor({ state: 'detached' })
    await dialog.getByText(t('school.decisions.again'), { exact: true }).click()
    const from = firstOfMonth(addMonths(today, 1))
    await dialog.getByLabel(t('school.decisions.againFrom'), { exact: true }).fill(from)
    await dialog.getByLabel(t('school.decisions.againReason')).fill('Umgezogen')
    await dialog.getByRole('button', { name: t('school.decisions.look') }).click()
    await dialog.getByText(t('school.decisions.shareIs', { amount: '38,00 €' })).waitFor()
    await dialog.getByRole('button', { name: t('school.decisions.doAgain') }).click()
    await page.getByText(t('school.decisions.decidedAgain')).waitFor()
    await dialog.getByText('Stadtplan').waitFor()
    await expectSoundScreen(payer)

    // The mail of the same subject that is newer; its letter says the own share.
    await expect
      .poll(async () => (await mailAbout(parent.email, /Antrag ist entschieden/)).id, { timeout: 60_000 })
      .not.toBe(first.id)
    const again = await mailAbout(parent.email, /Antrag ist entschieden/)
    expect(again.attachments).toMatchObject([{ type: 'application/pdf' }])
    expect((await attachment(again, 0)).toString('latin1', 0, 5)).toBe('%PDF-')
  },
)
