import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { journey } from './support/journey.ts'
import { expectFocusOn, press, tabTo, type } from './support/keyboard.ts'
import { mailTo } from './support/mails.ts'
import { acceptTerms, choosePayment, goToCheckout, orderButton } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { CARDS, confirmAtBank, enterCard } from './support/pages/pay-page.ts'
import { DOG } from './support/pages/purchase.ts'
import { takeProduct } from './support/pages/shop-window.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PASSWORD = 'Wolkenbruch!47x'

const PATHS = {
  de: { register: '/registrieren', orders: '/konto/bestellungen' },
  en: { register: '/register', orders: '/account/orderhistory' },
}

async function register(passenger: Passenger): Promise<void> {
  const { page, t, email } = passenger
  const fields = [
    [t('signIn.email'), email],
    [t('signIn.password'), PASSWORD],
    [t('signIn.newPassword.repeat'), PASSWORD],
    [t('common.person.firstName'), 'Wanda'],
    [t('common.person.lastName'), 'Reisig'],
    [t('common.person.birthDate'), '1990-04-01'],
    [t('address.street'), 'Lindenweg'],
    [t('address.houseNumber'), '7a'],
    [t('address.postCode'), '99981'],
    [t('address.city'), 'Falkenbrück'],
  ] as const
  for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /Hinweise zum Datenschutz|privacy policy/ }).check()
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen|terms and conditions/ }).check()
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('frame.createAccount') }).click()
  await page.getByRole('heading', { level: 1, name: t('signIn.register.sentHeadline') }).waitFor()
}

async function followMail({ page, email, t }: Passenger): Promise<void> {
  const { text } = await mailTo(email)
  const link = /https?:\/\/\S*\/(?:aktivieren|activate)\/\S+/.exec(text)?.[0]
  expect(link, text).toBeTruthy()
  await page.goto(link ?? '')
  await page.getByRole('heading', { level: 1, name: t('signIn.activate.headline') }).waitFor()
}

async function signIn(passenger: Passenger): Promise<void> {
  const { page, t, email } = passenger
  await page.getByRole('link', { name: t('signIn.activate.onward') }).click()
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await expectSoundScreen(passenger)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()
  await expectSoundScreen(passenger)
}

journeyInEachLanguage('somebody registers, buys with the account, finds the order and signs out', async passenger => {
  const { page, t, language } = passenger
  const ticket = DOG[language]
  await enterShop(passenger)
  await takeProduct(passenger, ticket.product)
  await page.getByRole('link', { name: t('frame.menu.register') }).click()
  await register(passenger)
  await followMail(passenger)
  await signIn(passenger)

  await page.getByRole('link', { name: new RegExp(`^${t('frame.titles.cart')},`) }).click()
  await goToCheckout(passenger)
  await page.getByText(t('checkout.account.signedIn', { name: 'Wanda Reisig', email: passenger.email })).waitFor()
  await choosePayment(passenger, 'card')
  await acceptTerms(passenger)
  await orderButton(passenger).click()
  await enterCard(passenger, CARDS.paid)
  await confirmAtBank(passenger)
  await ticketIsThere(passenger)

  await page.getByRole('button', { name: t('frame.menu.open', { name: 'Wanda Reisig' }) }).click()
  await page.getByRole('menuitem', { name: t('frame.menu.orders') }).click()
  await page.getByRole('heading', { level: 2, name: ticket.ticket }).waitFor()
  await expectSoundScreen(passenger)

  await page.getByRole('button', { name: t('frame.menu.open', { name: 'Wanda Reisig' }) }).click()
  await page.getByRole('menuitem', { name: t('frame.menu.signOut') }).click()
  await page.getByRole('heading', { level: 1, name: t('signIn.logout.headline') }).waitFor()
  await page.goto(new URL(PATHS[language].orders, page.url()).href)
  await page.getByRole('heading', { level: 1, name: t('signIn.login.headline') }).waitFor()
})

journey('an account is made and signed in to with the keyboard alone', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, t, email } = passenger
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto(product.shop + PATHS.en.register)
  await press(passenger, page.getByRole('button', { name: t('cookies.reject') }))
  await type(passenger, field(t('signIn.email')), email)
  await type(passenger, field(t('signIn.password')), PASSWORD)
  await type(passenger, field(t('signIn.newPassword.repeat')), PASSWORD)
  await type(passenger, field(t('common.person.firstName')), 'Wanda')
  await type(passenger, field(t('common.person.lastName')), 'Reisig')
  await type(passenger, field(t('common.person.birthDate')), '01041990')
  await type(passenger, field(t('address.street')), 'Lindenweg')
  await type(passenger, field(t('address.houseNumber')), '7a')
  await type(passenger, field(t('address.postCode')), '99981')
  await type(passenger, field(t('address.city')), 'Falkenbrück')
  for (const name of [/privacy policy/, /terms and conditions/]) {
    await tabTo(passenger, page.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
  }
  await press(passenger, page.getByRole('button', { name: t('frame.createAccount') }))
  await page.getByRole('heading', { level: 1, name: t('signIn.register.sentHeadline') }).waitFor()
  await followMail(passenger)
  await press(passenger, page.getByRole('link', { name: t('signIn.activate.onward') }))
  await type(passenger, field(t('signIn.email')), email)
  await type(passenger, field(t('signIn.password')), PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()
  await press(passenger, page.getByRole('button', { name: t('frame.menu.open', { name: 'Wanda Reisig' }) }))
  await page.getByRole('menuitem', { name: t('frame.menu.orders') }).waitFor()
  await page.keyboard.press('End')
  await expectFocusOn(page.getByRole('menuitem', { name: t('frame.menu.signOut') }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('signIn.logout.headline') }).waitFor()
})
