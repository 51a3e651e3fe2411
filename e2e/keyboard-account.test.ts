import { addDays, localDate } from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { hasAccount, PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import {
  choose,
  expectDialogKeepsFocus,
  expectFocusInPage,
  expectFocusOn,
  expectNoTrap,
  press,
  tabTo,
  tick,
  type,
} from './support/keyboard.ts'
import { keyboardJourney } from './support/keyboard-journey.ts'
import { mailAbout, mailTo } from './support/mails.ts'
import { orderButton } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { cardFields, reachPayPage } from './support/pages/pay-page.ts'
import { DOG } from './support/pages/purchase.ts'
import { addButton, allTickets } from './support/pages/shop-window.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'

const field = ({ page }: Passenger, label: string) => page.getByLabel(label, { exact: true })

const headline = ({ page }: Passenger, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/**
 * The next day whose number is its month's, which can be typed whether a browser asks for the day or the month first:
 * `12122026`.
 */
function typedDay(): string {
  let day = addDays(localDate(new Date().toISOString(), 'Europe/Berlin'), 1)
  while (day.slice(5, 7) !== day.slice(8)) day = addDays(day, 1)
  return day.split('-').reverse().join('')
}

/** Opens the shop at a page, and answers the cookie notice. */
async function open(passenger: Passenger, path: string): Promise<void> {
  const { page, t } = passenger
  await page.goto(product.shop + path)
  await press(passenger, page.getByRole('button', { name: t('cookies.reject') }))
}

async function signIn(passenger: Passenger): Promise<void> {
  const { page, t, email } = passenger
  await type(passenger, field(passenger, t('signIn.email')), email)
  await type(passenger, field(passenger, t('signIn.password')), PASSWORD)
  await page.keyboard.press('Enter')
  await headline(passenger, t('account.headline', { name: 'Wanda' }))
  await expectFocusInPage(passenger)
}

const AGREEMENTS = { de: [/Datenschutz/, /Geschäftsbedingungen/], en: [/privacy policy/, /terms and conditions/] }

keyboardJourney('somebody registers and signs in with the keyboard alone', async passenger => {
  const { page, t, email, language } = passenger
  await open(passenger, routes.register[language])
  await headline(passenger, t('signIn.register.headline'))
  for (const [label, text] of [
    [t('signIn.email'), email],
    [t('signIn.password'), PASSWORD],
    [t('signIn.newPassword.repeat'), PASSWORD],
    [t('common.person.firstName'), 'Wanda'],
    [t('common.person.lastName'), 'Reisig'],
    [t('common.person.birthDate'), '01041990'],
    [t('address.street'), 'Lindenweg'],
    [t('address.houseNumber'), '7a'],
    [t('address.postCode'), '99981'],
    [t('address.city'), 'Falkenbrück'],
  ] as const)
    await type(passenger, field(passenger, label), text)
  for (const name of AGREEMENTS[language]) await tick(passenger, page.getByRole('checkbox', { name }))
  await press(passenger, page.getByRole('button', { name: t('frame.createAccount') }))
  await headline(passenger, t('signIn.register.sentHeadline'))

  const { text } = await mailTo(email)
  await page.goto(/https?:\/\/\S*\/(aktivieren|activate)\/\S+/.exec(text)?.[0] ?? '')
  await press(passenger, page.getByRole('link', { name: t('signIn.activate.onward') }))
  await headline(passenger, t('signIn.login.headline'))
  await expectFocusInPage(passenger)
  await expectNoTrap(passenger)
  await page.reload()
  await signIn(passenger)
})

journey('a login that fails is read out, leads back to the form, and asks nobody for a mouse', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, t, email } = passenger
  await hasAccount(passenger)
  await open(passenger, '/login')
  await type(passenger, field(passenger, t('signIn.email')), email)
  await type(passenger, field(passenger, t('signIn.password')), 'not this one')
  passenger.expectTrouble(/400/)
  await page.keyboard.press('Enter')
  const message = page.getByRole('alert').filter({ hasText: t('error.loginFailed') })
  await message.waitFor()
  await expectFocusOn(message)
  await press(passenger, page.getByRole('button', { name: t('signIn.login.toForm') }))
  await expectFocusOn(field(passenger, t('signIn.email')))
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await type(passenger, field(passenger, t('signIn.password')), PASSWORD)
  await page.keyboard.press('Enter')
  await headline(passenger, t('account.headline', { name: 'Wanda' }))
})

const CREDIT_CARD = { de: 'Kreditkarte', en: 'Credit card' }

keyboardJourney('a ticket is bought with an account and given back, with the keyboard alone', async passenger => {
  const { page, t, language } = passenger
  await hasAccount(passenger)
  await open(passenger, routes.login[language])
  await signIn(passenger)

  await press(passenger, page.getByRole('main').getByRole('link', { name: t('frame.titles.start') }))
  await expectFocusInPage(passenger)
  await press(passenger, allTickets(passenger))
  await press(
    passenger,
    page.getByRole('button', { name: t('tickets.chooseNamed', { ticket: DOG[language].product }) }),
  )
  const dialog = page.getByRole('dialog')
  // What is not valid yet can be given back.
  await type(passenger, dialog.locator('input[type=date]'), typedDay())
  await press(passenger, dialog.getByRole('button', { name: addButton(t) }))
  await press(passenger, page.getByRole('link', { name: t('tickets.toCart') }))
  await headline(passenger, t('cart.headline'))
  await expectFocusInPage(passenger)
  await press(passenger, page.getByRole('link', { name: t('cart.checkout') }))
  await headline(passenger, t('checkout.headline'))
  await choose(passenger, page.getByRole('radio', { name: CREDIT_CARD[language] }))
  await press(passenger, orderButton(passenger))
  await reachPayPage(passenger)
  for (const { field: input, text } of cardFields(passenger)) await type(passenger, input, text)
  await page.keyboard.press('Enter')
  await ticketIsThere(passenger)

  await press(passenger, page.getByRole('button', { name: t('frame.menu.open', { name: 'Wanda Reisig' }) }))
  const orders = page.getByRole('menuitem', { name: t('frame.menu.orders') })
  await orders.waitFor()
  await expectFocusOn(orders)
  await page.keyboard.press('Enter')
  await headline(passenger, t('account.orders.headline'))
  await expectFocusInPage(passenger)
  await press(passenger, page.getByRole('button', { name: t('account.orders.money.question') }))
  await press(
    passenger,
    page.getByRole('link', { name: t('account.orders.money.giveBackOf', { ticket: DOG[language].ticket }) }),
  )
  await ticketIsThere(passenger)
  await expectFocusInPage(passenger)
  const giveBack = page.getByRole('button', {
    name: t('confirmation.giveBack.actOf', { ticket: DOG[language].ticket }),
  })
  await press(passenger, giveBack)
  await expectDialogKeepsFocus(passenger, giveBack)
  await page.keyboard.press('Enter')
  await press(passenger, page.getByRole('alertdialog').getByRole('button', { name: t('confirmation.giveBack.askYes') }))
  const done = page.getByText(t('confirmation.giveBack.done'))
  await done.waitFor()
  await expect.poll(() => done.evaluate(element => document.activeElement?.contains(element))).toBe(true)
  const { text } = await mailAbout(passenger.email, /Rückgabe|given back/)
  expect(text).toContain(DOG[language].ticket)
})

keyboardJourney('a purchase is withdrawn from and a contract cancelled with the keyboard alone', async passenger => {
  const { page, t, email } = passenger
  const foot = page.getByRole('contentinfo')
  const textbox = (name: string) => page.getByRole('textbox', { name })
  await open(passenger, routes.legalNotice[passenger.language])
  await press(passenger, foot.getByRole('link', { name: t('frame.footer.withdrawContract') }))
  await headline(passenger, t('withdrawContract.headline'))
  await expectFocusInPage(passenger)
  for (const [name, text] of [
    [t('common.person.firstName'), 'Wanda'],
    [t('common.person.lastName'), 'Reisig'],
    [t('withdrawContract.contract'), 'BCDFGHJK23'],
    [t('withdrawContract.email'), email],
  ] as const)
    await type(passenger, textbox(name), text)
  await press(passenger, page.getByRole('button', { name: t('withdrawContract.submit') }))
  await page.getByRole('region', { name: t('receipt.declared') }).waitFor()
  await expectFocusInPage(passenger)
  await tabTo(passenger, page.getByRole('button', { name: t('receipt.save') }))

  await press(passenger, foot.getByRole('link', { name: t('frame.footer.cancelContracts') }))
  await headline(passenger, t('cancelContract.headline'))
  await expectFocusInPage(passenger)
  for (const [name, text] of [
    [t('cancelContract.contractNumber'), 'Abo 4711'],
    [t('common.person.firstName'), 'Wanda'],
    [t('common.person.lastName'), 'Reisig'],
    [t('cancelContract.email'), email],
  ] as const)
    await type(passenger, textbox(name), text)
  await press(passenger, page.getByRole('button', { name: t('cancelContract.submit') }))
  await page.getByRole('region', { name: t('receipt.declared') }).waitFor()
  await expectFocusInPage(passenger)
})
