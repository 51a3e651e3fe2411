import { demoCustomers } from '@billett/demo-region'
import { BERLIN, businessDateOf, wallClockText } from '@billett/domain'
import { officeRoutes, routes } from '@billett/paths'
import { PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { payByCard } from './support/pages/pay-page.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToSeeEnforcement',
  'AllowedToEnterEnforcement',
  // Whom a check is about is hidden from others.
  'AllowedToSeePersonalDetails',
] as const

interface Checked {
  firstName: string
  lastName: string
  birthDate: string
}

const NOBODY_KNOWN: Checked = { firstName: 'Wanda', lastName: 'Reisig', birthDate: '1984-05-06' }

/** Somebody of the demo whose subscription is running, on a phone. */
function subscriber(): Checked {
  const mara = demoCustomers(businessDateOf(new Date().toISOString())).find(({ key }) => key === 'mara')
  if (!mara) throw new Error('the demo has nobody who subscribes')
  return mara
}

/** Enters that somebody was checked just now. Gives the number of the case. */
async function enterCase({ page, t }: Passenger, checked: Checked): Promise<string> {
  await page.getByRole('button', { name: t('enforcement.enter') }).click()
  const dialog = page.getByRole('dialog')
  const field = (name: 'checkedOn' | 'place' | 'firstName' | 'lastName' | 'birthDate') =>
    dialog.getByLabel(t(`enforcement.${name}`), { exact: true })
  await field('checkedOn').fill(wallClockText(new Date().toISOString(), BERLIN))
  await field('place').fill('Linie 10, Marktplatz')
  await field('firstName').fill(checked.firstName)
  await field('lastName').fill(checked.lastName)
  await field('birthDate').fill(checked.birthDate)
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await dialog.getByText(`${checked.firstName} ${checked.lastName}`).waitFor()
  const name = await dialog.getByRole('heading').first().innerText()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return name.split(' ').at(-1) ?? ''
}

/** Looks the case up, reads why, pays as a guest, and reads that it is done. */
async function findAndPay(
  passenger: Passenger,
  { caseNumber, birthDate }: { caseNumber: string; birthDate: string },
  [reason, amount]: readonly ['passHeld' | 'noPass', RegExp],
): Promise<void> {
  const { page, t, language } = passenger
  await enterShop(passenger, routes.forgottenPass[language])
  await page.getByLabel(t('forgottenPass.caseNumber'), { exact: true }).fill(caseNumber.toLowerCase())
  await page.getByLabel(t('forgottenPass.birthDate'), { exact: true }).fill(birthDate)
  await page.getByRole('button', { name: t('forgottenPass.ask') }).click()
  await page.getByRole('heading', { name: t('forgottenPass.case', { number: caseNumber }) }).waitFor()
  await page.getByText(t(`forgottenPass.reasons.${reason}`).slice(0, 30)).waitFor()
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: amount }).click()
  await page.getByRole('heading', { level: 1, name: t('cart.headline') }).waitFor()
  await expectSoundScreen(passenger)
  await goToCheckout(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger)
  await headline(passenger, t('confirmation.paid.headlineEnforcement'))
  await expectSoundScreen(passenger)
}

journey(
  'staff enter two checks; who held a pass finds and pays the fee, who held none pays in full',
  async ({ visit }) => {
    const staff = await visit({ language: 'de', width: 1280 })
    await signInStaff(staff, await newStaff(staff, RIGHTS), PASSWORD)
    await headline(staff, staff.t('signIn.staff.portal.headline'))
    await staff.page.goto(product.shop + officeRoutes.adminEnforcement.de)
    await headline(staff, staff.t('frame.titles.enforcement'))
    await expectSoundScreen(staff)
    const mara = subscriber()
    const held = await enterCase(staff, mara)
    const none = await enterCase(staff, NOBODY_KNOWN)
    const first = await visit({ language: 'de' })
    await findAndPay(first, { caseNumber: held, birthDate: mara.birthDate }, ['passHeld', /7,00.€ zahlen/])
    const second = await visit({ language: 'en', width: 360 })
    await findAndPay(second, { caseNumber: none, birthDate: NOBODY_KNOWN.birthDate }, ['noPass', /Pay €60\.00/])
    await staff.page.goto(`${product.shop}${officeRoutes.adminEnforcement.de}?state=paid&search=${none}`)
    await staff.page.getByRole('row').filter({ hasText: none }).getByText(staff.t('enforcement.states.paid')).waitFor()
    await staff.page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
  },
)
