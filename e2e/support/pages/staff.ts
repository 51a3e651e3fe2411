import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { resetPassword } from '@billett/contract'
import { type Right, USER_TYPE } from '@billett/domain'
import { routes } from '@billett/paths'
import { programArguments } from '../../../scripts/processes/program-arguments.ts'
import { PASSWORD } from '../account.ts'
import { ask } from '../ask.ts'
import { mailTo } from '../mails.ts'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { expectSoundScreen } from '../screen.ts'

const run = promisify(execFile)

/**
 * Invites somebody to the staff, as an operator does at the command line; a mail with the way to a password follows.
 * Gives the user name.
 */
async function inviteStaff(
  { email, language }: Passenger,
  rights: readonly Right[] = ['AllowedToUseAdminPanel'],
): Promise<string> {
  const { E2E_DATABASE_URL: database } = process.env
  if (!database) throw new Error('E2E_DATABASE_URL is not set; staff are invited at the command line, which needs it.')
  const [username = ''] = email.split('@')
  const person = ['--email', email, '--username', username, '--first-name', 'Berta', '--last-name', 'Rede']
  const named = rights.flatMap(right => ['--right', right])
  const invite = programArguments('apps/server/src/cli/invite-staff.ts', process.env)
  await run(process.execPath, [...invite, ...person, ...named, '--language', language], {
    env: { ...process.env, DATABASE_URL: database, BILLETT_DEMO: '1', PUBLIC_URL: product.shop },
  })
  return username
}

/** The screen with this heading is there. */
export const headline = ({ page }: Passenger, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

export const atStaffLogin = (passenger: Passenger) => headline(passenger, passenger.t('frame.titles.staffLogin'))

/** What the mail to somebody who was invited leads to: the page where a password is chosen. */
async function wayToPassword({ email }: Passenger): Promise<string> {
  const { text } = await mailTo(email)
  return new URL(/https?:\/\/\S*\/admin\/\S+/.exec(text)?.[0] ?? '').pathname
}

/** By the link of the mail, which is the only way to a password. Gives the user name. */
export async function chooseStaffPassword(passenger: Passenger, rights?: readonly Right[]): Promise<string> {
  const { page, t } = passenger
  const username = await inviteStaff(passenger, rights)
  await page.goto(product.shop + (await wayToPassword(passenger)))
  await page.getByLabel(t('signIn.newPassword.label'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('signIn.newPassword.repeat'), { exact: true }).fill(PASSWORD)
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('signIn.reset.save') }).click()
  await headline(passenger, t('signIn.reset.savedHeadline'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signIn.login.submit') })
    .click()
  await atStaffLogin(passenger)
  return username
}

/** Somebody of the staff as they come out of the mail and its form, which have a journey of their own. */
export async function newStaff(passenger: Passenger, rights: readonly Right[]): Promise<string> {
  const { page, language } = passenger
  const username = await inviteStaff(passenger, rights)
  const resetKey = (await wayToPassword(passenger)).split('/').at(-1)
  await ask(resetPassword, { resetKey, newPassword: PASSWORD, userType: USER_TYPE.HGS })
  await page.goto(product.shop + routes.admin[language])
  await atStaffLogin(passenger)
  return username
}

/** By user name and password. */
export async function signInStaff({ page, t }: Passenger, username: string, password: string): Promise<void> {
  await page.getByLabel(t('signIn.username'), { exact: true }).fill(username)
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('signIn.login.submit'), exact: true }).click()
}

/** A device in the browser that has a fingerprint, and whose owner always says yes. */
const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** Gives the person's browser a device, on which passkeys are made. */
async function giveDevice({ page, context }: Passenger) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE })
  return { session, authenticatorId }
}

type Device = Awaited<ReturnType<typeof giveDevice>>

/** Somebody who has signed in and shown a passkey. */
export interface AtWork {
  username: string
  device: Device
}

async function showPasskey(staff: Passenger): Promise<void> {
  const { page, t } = staff
  await headline(staff, t('office.factor.showHeadline'))
  await expectSoundScreen(staff)
  await page.getByRole('button', { name: t('office.factor.byPasskey') }).click()
  await headline(staff, t('signIn.staff.portal.headline'))
}

/** Signs in, makes a passkey and shows it: what is dangerous is open for five minutes. */
export async function beginWork(staff: Passenger, rights: readonly Right[]): Promise<AtWork> {
  const { page, t } = staff
  const device = await giveDevice(staff)
  const username = await newStaff(staff, rights)
  await signInStaff(staff, username, PASSWORD)
  await headline(staff, t('signIn.staff.portal.headline'))
  await page.getByRole('button', { name: t('frame.menu.open', { name: 'Berta Rede' }) }).click()
  await page.getByRole('menuitem', { name: t('office.factor.ownTitle') }).click()
  const own = page.getByRole('dialog')
  await own.getByLabel(t('signIn.password'), { exact: true }).first().fill(PASSWORD)
  await expectSoundScreen(staff)
  await own.getByRole('button', { name: t('office.factor.addPasskey') }).click()
  await showPasskey(staff)
  return { username, device }
}

/** The same person at another browser, which has their passkeys as well. */
export async function beginElsewhere(elsewhere: Passenger, { username, device }: AtWork): Promise<void> {
  const { session, authenticatorId } = await giveDevice(elsewhere)
  const { credentials } = await device.session.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  })
  for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential })
  // That a passkey is wanted is what the portal is told when it asks for what it shows.
  elsewhere.expectTrouble(/status of 403 .*\/api\/v1\/admin\/\w+, on /)
  await elsewhere.page.goto(product.shop + routes.admin[elsewhere.language])
  await atStaffLogin(elsewhere)
  await signInStaff(elsewhere, username, PASSWORD)
  await showPasskey(elsewhere)
}
