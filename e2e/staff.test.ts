import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journeyIn, journeyInEachLanguage } from './support/each-language.ts'
import { mailTo } from './support/mails.ts'
import { inviteStaff } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const PORTAL = routes.adminPortal.de

const headline = ({ page }: Passenger, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const atLogin = (passenger: Passenger) => headline(passenger, passenger.t('frame.titles.staffLogin'))

/** By the link of the mail, which is the only way to a password. Gives the user name. */
async function choosePassword(passenger: Passenger): Promise<string> {
  const { page, t, email } = passenger
  const username = await inviteStaff(passenger)
  const { text } = await mailTo(email)
  const { pathname } = new URL(/https?:\/\/\S*\/admin\/\S+/.exec(text)?.[0] ?? '')
  await page.goto(product.shop + pathname)
  await page.getByLabel(t('signIn.newPassword.label'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('signIn.newPassword.repeat'), { exact: true }).fill(PASSWORD)
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('signIn.reset.save') }).click()
  await headline(passenger, t('signIn.reset.savedHeadline'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signIn.login.submit') })
    .click()
  await atLogin(passenger)
  return username
}

async function signIn({ page, t }: Passenger, username: string, password: string): Promise<void> {
  await page.getByLabel(t('signIn.username'), { exact: true }).fill(username)
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('signIn.login.submit'), exact: true }).click()
}

journeyInEachLanguage(
  'somebody of the staff chooses a password by mail, mistypes it, signs in to the portal and out again',
  async passenger => {
    const { page, t } = passenger
    const username = await choosePassword(passenger)
    passenger.expectTrouble(/status of 400/)
    await signIn(passenger, username, 'not this one')
    await page
      .getByRole('alert')
      .filter({ hasText: t('error.loginFailed') })
      .waitFor()
    await expectSoundScreen(passenger)

    await signIn(passenger, username, PASSWORD)
    await headline(passenger, t('signIn.staff.portal.headline'))
    expect(new URL(page.url()).pathname).toBe(PORTAL)
    await expectSoundScreen(passenger)
    await page.reload()
    await headline(passenger, t('signIn.staff.portal.headline'))

    await page.getByRole('button', { name: t('frame.menu.open', { name: 'Berta Rede' }) }).click()
    await page.getByRole('menuitem', { name: t('frame.menu.signOut') }).click()
    await atLogin(passenger)
    await page.goto(product.shop + PORTAL)
    await atLogin(passenger)
  },
  { width: 360 },
)

journeyIn('de', 'somebody of the staff who goes to the shop is signed out first', async passenger => {
  const { page, t } = passenger
  await signIn(passenger, await choosePassword(passenger), PASSWORD)
  await headline(passenger, t('signIn.staff.portal.headline'))
  await page.goto(`${product.shop}/warenkorb`)
  await headline(passenger, t('signIn.logout.headline'))
  await page.getByRole('button', { name: t('office.logout.stop') }).click()
  await expectSoundScreen(passenger)
  await page.getByRole('link', { name: t('signIn.logout.onward') }).click()
  await headline(passenger, t('cart.headline'))
  await page.goto(product.shop + PORTAL)
  await atLogin(passenger)
})
