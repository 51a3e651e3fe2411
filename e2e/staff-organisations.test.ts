import { officeRoutes, routes } from '@billett/paths'
import { PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { mailTo } from './support/mails.ts'
import { beginWork, headline } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

/** Adds an organisation by its form, and leaves it open. */
async function add({ page, t }: Passenger, kind: 'authority' | 'school', name: string) {
  await page.getByRole('button', { name: t('organisations.create') }).click()
  const form = page.getByRole('dialog', { name: t('organisations.create') })
  await form.getByLabel(t('organisations.kind')).selectOption(kind)
  await form.getByLabel(t('organisations.name'), { exact: true }).fill(name)
  await form.getByLabel(t('organisations.street'), { exact: true }).fill('Waldweg')
  await form.getByLabel(t('organisations.houseNumber'), { exact: true }).fill('4')
  await form.getByLabel(t('organisations.postCode'), { exact: true }).fill('99901')
  await form.getByLabel(t('organisations.town'), { exact: true }).fill('Altweiden')
  await form.getByRole('button', { name: t('organisations.createYes') }).click()
  const shown = page.getByRole('dialog', { name })
  await shown.getByText('Waldweg 4, 99901 Altweiden').waitFor()
  return shown
}

/** By the link of the invitation. */
async function choosePassword(person: Passenger) {
  const { page, t, email, language } = person
  const { text } = await mailTo(email)
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  await page.goto(product.shop + pathname + search, { waitUntil: 'networkidle' })
  await page.getByLabel(t('signIn.newPassword.label'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('signIn.newPassword.repeat'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('signIn.reset.save') }).click()
  await headline(person, t('signIn.reset.savedHeadline'))
  await page.goto(product.shop + routes.login[language], { waitUntil: 'networkidle' })
  const form = page.getByRole('form', { name: t('signIn.login.headline') })
  await form.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await form.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
}

journey('staff add an authority and a school it pays for, and its first contact person signs in', async ({ visit }) => {
  const staff = await visit({ language: 'de', width: 1280 })
  const contact = await visit({ language: 'de' })
  const { page, t } = staff
  const [county, school] = [`Kreis ${staff.email}`, `Schule ${staff.email}`]
  await beginWork(staff, ['AllowedToUseAdminPanel', 'AllowedToEditOrganisations', 'AllowedToSeePersonalDetails'])
  await page.goto(`${product.shop}/admin/einrichtungen`)
  await headline(staff, t('frame.titles.staffOrganisations'))
  await expectSoundScreen(staff)
  const authority = await add(staff, 'authority', county)
  await page.keyboard.press('Escape')
  await authority.waitFor({ state: 'detached' })
  const shown = await add(staff, 'school', school)
  await expectSoundScreen(staff)
  await shown.getByRole('button', { name: t('organisations.act.payers') }).click()
  const payers = page.getByRole('dialog', { name: t('organisations.payersOf', { name: school }) })
  await payers.getByRole('button', { name: t('organisations.addPayer') }).click()
  await payers.getByLabel(t('organisations.payer'), { exact: true }).fill(county)
  await payers.getByRole('option', { name: county }).click()
  await expectSoundScreen(staff)
  await payers.getByRole('button', { name: t('common.save') }).click()
  await page.getByText(t('organisations.payersSaved')).waitFor()
  await shown.getByRole('button', { name: t('organisations.act.invite') }).click()
  const invite = page.getByRole('dialog', { name: t('organisations.inviteFor', { name: school }) })
  await invite.getByLabel(t('common.person.firstName')).fill('Sabine')
  await invite.getByLabel(t('common.person.lastName')).fill('Ohlsen')
  await invite.getByLabel(t('organisations.email')).fill(contact.email)
  await expectSoundScreen(staff)
  await invite.getByRole('button', { name: t('organisations.inviteYes') }).click()
  await shown.getByRole('cell', { name: contact.email }).waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundScreen(staff)
  await choosePassword(contact)
  // The shop hands a contact person over to the portal by itself.
  await contact.page.waitForURL(product.shop + officeRoutes.organisations[contact.language])
  await headline(contact, t('frame.titles.organisations'))
  await contact.page.getByRole('link', { name: school }).waitFor()
})
