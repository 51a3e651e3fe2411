import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { mailAbout } from './support/mails.ts'
import { fillInChild, sendApplication } from './support/pages/parents.ts'
import { nameOfSchool, openEntry, signInToPortal } from './support/pages/portal.ts'
import { headline } from './support/pages/staff.ts'
import { IBAN } from './support/pages/subscription-order.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const SECRETARY = 'sekretariat@example.org'
const COUNTY = 'landkreis@example.org'

/** Decides with a yes about somebody who waits. */
async function agreeTo(person: Passenger, name: string) {
  const { page, t } = person
  await openEntry(person, 'approveDecline')
  // More may wait than a page has.
  await page.getByRole('searchbox', { name: t('school.decide.search') }).fill(name)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: new RegExp(name) }).waitFor()
  await page.getByRole('button', { name: t('school.decide.accept'), exact: true }).click()
  await page.getByText(t('school.decide.accepted', { count: 1 })).waitFor()
}

journey('a school takes in a list, sees who is new, applies it and takes all of it back', async ({ visit }) => {
  const secretary = await visit({ language: 'de' })
  const { page, t, email } = secretary
  // Nobody of the demo is called so, in no run of this journey.
  const lastName = `Neu${email.replaceAll(/[^a-z]/g, '').slice(0, 12)}`
  await signInToPortal(secretary, SECRETARY)
  await openEntry(secretary, 'organisation')
  await page.getByRole('link', { name: t('frame.titles.studentImport') }).click()
  await headline(secretary, t('frame.titles.studentImport'))
  const content = `Nachname;Vorname;Klasse;Geburtsdatum\n${lastName};Ida;6b;04.03.2014\n`
  const file = { name: `${lastName}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
  // Unless somebody says that the list is all, nobody leaves by it.
  expect(await page.getByLabel(t('school.imports.isWhole')).isChecked()).toBe(false)
  await expectSoundScreen(secretary)
  await page.getByRole('button', { name: t('school.imports.compare') }).click()
  await page.getByText(new RegExp(`${lastName}, Ida`)).waitFor()
  await expectSoundScreen(secretary)
  await page.getByRole('button', { name: t('school.imports.goOn') }).click()
  await page.getByRole('button', { name: t('school.imports.apply'), exact: true }).click()
  await page.getByText(t('school.imports.applied', { count: 1 })).waitFor()
  await page.getByRole('button', { name: t('school.imports.undo') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('school.imports.undo') })
    .click()
  await page.getByText(t('school.imports.undone')).waitFor()
  await expectSoundScreen(secretary)
})

journey('a contact person is invited, and leaves: the access is ended at once', async ({ visit }) => {
  const payer = await visit({ language: 'de' })
  const { page, t, email } = payer
  await signInToPortal(payer, COUNTY)
  await openEntry(payer, 'contactPersons')
  await page.getByRole('button', { name: t('school.contacts.invite') }).click()
  const form = page.getByRole('dialog', { name: t('school.contacts.invite') })
  const lastName = `Geht${email.replaceAll(/[^a-z]/g, '').slice(0, 12)}`
  await form.getByLabel(t('common.person.firstName'), { exact: true }).fill('Gerd')
  await form.getByLabel(t('common.person.lastName'), { exact: true }).fill(lastName)
  await form.getByLabel(t('school.contacts.email')).fill(email)
  await form.getByLabel(t('school.nodes.StudentOverview'), { exact: true }).check()
  await form.getByRole('button', { name: t('school.contacts.send') }).click()
  await page.getByText(t('school.contacts.invited', { email })).waitFor()
  const row = page.getByRole('row', { name: new RegExp(lastName) })
  await row.waitFor()
  await expectSoundScreen(payer)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('school.contacts.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('school.contacts.remove') })
    .click()
  await page.getByText(t('school.contacts.removed', { name: `Gerd ${lastName}` })).waitFor()
  await row.waitFor({ state: 'detached' })
})

journey(
  'a parent applies, the school confirms, who pays decides, the letter comes, the pass is there',
  async ({ visit }) => {
    const secretary = await visit({ language: 'de' })
    await signInToPortal(secretary, SECRETARY)
    const school = await nameOfSchool(secretary)

    const parent = await visit({ language: 'de', width: 360, height: 800 })
    const { page, t, email } = parent
    const lastName = `Kind${email.replaceAll(/[^a-z]/g, '').slice(0, 12)}`
    await fillInChild(parent, { lastName, school })
    await expectSoundScreen(parent)
    await sendApplication(parent)

    await agreeTo(secretary, lastName)
    const payer = await visit({ language: 'de' })
    await signInToPortal(payer, COUNTY)
    await agreeTo(payer, lastName)
    const decided = payer.page.getByRole('link', { name: new RegExp(lastName) })
    await openEntry(payer, 'schoolDecisions')
    await decided.waitFor()
    await expectSoundScreen(payer)
    await decided.click()
    await payer.page.getByRole('dialog', { name: new RegExp(lastName) }).waitFor()
    await expectSoundScreen(payer)

    const { attachments, text: letter } = await mailAbout(email, /entschieden/)
    expect(attachments.map(({ type }) => type)).toContain('application/pdf')
    expect(letter).toMatch(/Eigenanteil ist 1[24],00/)
    await page.goto(/http\S+\/link\/\S+/.exec(letter)?.[0] ?? '')
    await page.getByLabel(t('subscriptionLink.iban')).fill(IBAN)
    await page.getByLabel(t('subscriptionLink.consent')).check()
    await expectSoundScreen(parent)
    await page.getByRole('button', { name: t('subscriptionLink.changeAccount') }).click()
    await page.getByText(t('subscriptionLink.accountChanged')).waitFor()
    const { text } = await mailAbout(email, /Antrag/)
    const link = /http\S+\/antrag\/\S+/.exec(text)?.[0] ?? ''
    await expect
      .poll(
        async () => {
          await page.goto(link)
          await page.getByRole('region', { name: 'Ida' }).waitFor()
          return page.getByText(t('schoolApply.passThere')).count()
        },
        { timeout: 200_000, interval: 5_000 },
      )
      .toBe(1)
    const ida = page.getByRole('region', { name: 'Ida' })
    const { travelers } = await inspect(ida.getByRole('img'))
    expect(travelers).toMatchObject([{ firstName: 'Ida', lastName }])
    await expectSoundScreen(parent)
    expect(page.url()).toContain(product.shop)

    // The phone of the child has no account either: the mail's own link shows the pass and nothing besides.
    const phone = await visit({ language: 'de', width: 360, height: 800 })
    const { text: contract } = await mailAbout(email, /Ihr Vertrag/)
    await phone.page.goto(/http\S+\/link\/\S+/.exec(contract)?.[0] ?? '')
    await inspect(phone.page.getByRole('img', { name: /Barcode/ }))
    await expectSoundScreen(phone)
  },
)
