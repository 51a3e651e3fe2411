import { hasAccount, PASSWORD, signInByPassword } from './support/account.ts'
import { journeyIn } from './support/each-language.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PATHS = {
  de: { login: '/anmelden', logout: '/abmelden', devices: '/konto/verwaltung/geraete' },
  en: { login: '/login', logout: '/logout', devices: '/account/accountManagement/devices' },
} as const

/** A device in the browser that has a fingerprint, and whose owner always says yes. */
const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

journeyIn('en', 'somebody makes a passkey and signs in with it from then on', async passenger => {
  const { page, context, t, language } = passenger
  const paths = PATHS[language]
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE })
  await hasAccount(passenger)
  await enterShop(passenger, paths.login)
  await signInByPassword(passenger)
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()

  await page.goto(product.shop + paths.devices)
  const section = page.getByRole('region', { name: t('account.passkeys.headline') })
  await section.getByText(t('account.passkeys.none')).waitFor()
  await section.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await section.getByRole('button', { name: t('account.passkeys.add') }).click()
  await section.getByText(t('account.passkeys.added')).waitFor()
  await expectSoundScreen(passenger)

  await page.goto(product.shop + paths.logout)
  await page.getByRole('heading', { level: 1, name: t('signIn.logout.headline') }).waitFor()
  await page.goto(product.shop + paths.login)
  await page.getByRole('button', { name: t('signIn.passkey.login') }).click()
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()

  await page.goto(product.shop + paths.devices)
  await section.getByRole('button', { name: new RegExp(t('account.passkeys.remove'), 'i') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.passkeys.askYes') })
    .click()
  await section.getByText(t('account.passkeys.none')).waitFor()
})
