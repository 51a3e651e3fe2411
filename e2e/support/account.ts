import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { pathOf } from '@billett/contract'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { ask } from './ask.ts'
import { mailAbout } from './mails.ts'
import type { Passenger } from './passenger.ts'
import { product } from './product.ts'

export const PASSWORD = 'Wolkenbruch!47x'
const LOGIN = routes.login

/** An account as it comes out of the form and the mail, which have a journey of their own. */
export async function hasAccount({ email }: Passenger): Promise<void> {
  const { clientId, userType, dynamicInfoSchemes = [] } = defaultClient.config.settings
  await ask(calls.register, {
    email,
    password: PASSWORD,
    clientId,
    userType,
    termsAccepted: true,
    firstName: 'Wanda',
    lastName: 'Reisig',
    birthDate: '1990-04-01',
    address: { street: 'Lindenweg', houseNumber: '7a', postCode: '99981', city: 'Falkenbrück', country: 'de' },
    dynamicInfos: dynamicInfoSchemes
      .filter(({ isRequired }) => isRequired)
      .map(({ guid }) => ({ dynamicInfoSchemeGuid: guid, value: 'true' })),
    originUrl: `${product.shop}/register`,
  })
  await activatedByMail(email)
}

/** The link of the mail that asks to activate an account is followed. */
export async function activatedByMail(email: string): Promise<void> {
  const { text } = await mailAbout(email, /aktivieren|activate/)
  const code = /\/(?:aktivieren|activate)\/([\w-]+)/.exec(text)?.[1] ?? ''
  expect((await fetch(product.shop + pathOf(calls.activate).replace('{token}', code))).status).toBe(200)
}

/** On the login screen. */
export async function signInByPassword({ page, t, email }: Passenger): Promise<void> {
  const form = page.getByRole('form', { name: t('signIn.login.headline') })
  await form.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await form.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Has an account of their own, which other stories are about, and is signed in to it. */
export async function withAccount(passenger: Passenger): Promise<void> {
  await hasAccount(passenger)
  await signInAs(passenger, 'Wanda')
}

/** Goes to the login screen, and signs in to an account of somebody of this name. */
export async function signInAs(passenger: Passenger, name: string): Promise<void> {
  const { page, t, language } = passenger
  // Until the page is alive, a form would be sent to it as one without a script.
  await page.goto(product.shop + LOGIN[language], { waitUntil: 'networkidle' })
  await signInByPassword(passenger)
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name }) }).waitFor()
}
