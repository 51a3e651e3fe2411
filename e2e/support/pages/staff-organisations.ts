import type { OrganisationKind } from '@billett/domain'
import { officeRoutes, routes } from '@billett/paths'
import { PASSWORD } from '../account.ts'
import { mailTo } from '../mails.ts'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { headline } from './staff.ts'

export async function openOrganisations(staff: Passenger): Promise<void> {
  await staff.page.goto(product.shop + officeRoutes.adminOrganisations[staff.language])
  await headline(staff, staff.t('frame.titles.staffOrganisations'))
}

interface Added {
  kind: OrganisationKind
  name: string
  /** What it is a part of, by its name. */
  parent?: string
  /** How the name of the stop beside it begins. */
  stop?: string
  /** Whether it confirms before who pays decides; as the form has it without it. */
  confirms?: boolean
}

/** Adds an organisation by its form, and leaves it open. */
export async function addOrganisation({ page, t }: Passenger, { kind, name, parent, stop, confirms }: Added) {
  await page.getByRole('button', { name: t('organisations.create') }).click()
  const form = page.getByRole('dialog', { name: t('organisations.create') })
  await form.getByLabel(t('organisations.kind')).selectOption(kind)
  for (const [field, text] of [
    ['name', name],
    ['street', 'Waldweg'],
    ['houseNumber', '4'],
    ['postCode', '99901'],
    ['town', 'Altweiden'],
  ] as const)
    await form.getByLabel(t(`organisations.${field}`), { exact: true }).fill(text)
  if (parent !== undefined) {
    await form.getByRole('combobox', { name: t('organisations.parent') }).fill(parent)
    await form.getByRole('option', { name: parent }).click()
  }
  if (stop !== undefined) {
    await form.getByRole('combobox', { name: t('organisations.stop') }).fill(stop)
    await form.getByRole('option', { name: stop }).first().click()
  }
  if (confirms !== undefined) await form.getByLabel(t('organisations.isObligated')).setChecked(confirms)
  await form.getByRole('button', { name: t('organisations.createYes') }).click()
  const shown = page.getByRole('dialog', { name })
  await shown.getByText('Waldweg 4, 99901 Altweiden').waitFor()
  return shown
}

/** Says who pays for the organisation that is open, from today on; `look` sees the form filled in. */
export async function namePayer({ page, t }: Passenger, school: string, payer: string, look = async () => {}) {
  const shown = page.getByRole('dialog', { name: school, exact: true })
  await shown.getByRole('button', { name: t('organisations.act.payers') }).click()
  const payers = page.getByRole('dialog', { name: t('organisations.payersOf', { name: school }) })
  await payers.getByRole('button', { name: t('organisations.addPayer') }).click()
  await payers.getByLabel(t('organisations.payer'), { exact: true }).fill(payer)
  await payers.getByRole('option', { name: payer }).click()
  await look()
  await payers.getByRole('button', { name: t('common.save') }).click()
  await page.getByText(t('organisations.payersSaved')).waitFor()
}

/** Invites the first contact person of the organisation that is open; `look` sees the form filled in. */
export async function inviteContact({ page, t }: Passenger, name: string, email: string, look = async () => {}) {
  const shown = page.getByRole('dialog', { name, exact: true })
  await shown.getByRole('button', { name: t('organisations.act.invite') }).click()
  const invite = page.getByRole('dialog', { name: t('organisations.inviteFor', { name }) })
  await invite.getByLabel(t('common.person.firstName')).fill('Sabine')
  await invite.getByLabel(t('common.person.lastName')).fill('Ohlsen')
  await invite.getByLabel(t('organisations.email')).fill(email)
  await look()
  await invite.getByRole('button', { name: t('organisations.inviteYes') }).click()
  await shown.getByRole('cell', { name: email }).waitFor()
}

/** By the link of the invitation a contact person chooses a password, signs in and is handed over to the portal. */
export async function enterPortal(person: Passenger): Promise<void> {
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
  await page.waitForURL(product.shop + officeRoutes.organisations[language])
  await headline(person, t('frame.titles.organisations'))
}
