import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journeyIn, journeyInEachLanguage } from './support/each-language.ts'
import { atStaffLogin, chooseStaffPassword, headline, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const PORTAL = routes.adminPortal.de

journeyInEachLanguage(
  'somebody of the staff chooses a password by mail, mistypes it, signs in to the portal and out again',
  async passenger => {
    const { page, t } = passenger
    const username = await chooseStaffPassword(passenger)
    passenger.expectTrouble(/status of 400/)
    await signInStaff(passenger, username, 'not this one')
    await page
      .getByRole('alert')
      .filter({ hasText: t('error.loginFailed') })
      .waitFor()
    await expectSoundScreen(passenger)

    await signInStaff(passenger, username, PASSWORD)
    await headline(passenger, t('signIn.staff.portal.headline'))
    expect(new URL(page.url()).pathname).toBe(PORTAL)
    await expectSoundScreen(passenger)
    await page.reload()
    await headline(passenger, t('signIn.staff.portal.headline'))

    await page.getByRole('button', { name: t('frame.menu.open', { name: 'Berta Rede' }) }).click()
    await page.getByRole('menuitem', { name: t('frame.menu.signOut') }).click()
    await atStaffLogin(passenger)
    await page.goto(product.shop + PORTAL)
    await atStaffLogin(passenger)
  },
  { width: 360 },
)

journeyIn('de', 'somebody of the staff who goes to the shop is signed out first', async passenger => {
  const { page, t } = passenger
  await signInStaff(passenger, await chooseStaffPassword(passenger), PASSWORD)
  await headline(passenger, t('signIn.staff.portal.headline'))
  await page.goto(`${product.shop}/warenkorb`)
  await headline(passenger, t('signIn.logout.headline'))
  await page.getByRole('button', { name: t('office.logout.stop') }).click()
  await expectSoundScreen(passenger)
  await page.getByRole('link', { name: t('signIn.logout.onward') }).click()
  await headline(passenger, t('cart.headline'))
  await page.goto(product.shop + PORTAL)
  await atStaffLogin(passenger)
})
