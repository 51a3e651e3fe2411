import { expect } from 'vitest'
import { defaultClient } from '../../packages/clients/src/index.ts'
import { mailTo } from './mails.ts'
import type { Passenger } from './passenger.ts'
import { product } from './product.ts'

const PASSWORD = 'Wolkenbruch!47x'

const LOGIN = { de: '/anmelden', en: '/login' }

async function call(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`${product.shop}/api/v1/user${path}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status, `${method} ${path}: ${await answer.text()}`).toBe(200)
}

/** An account with the passenger's address, made and activated by calls: stories about something else need not watch. */
async function register({ email }: Passenger): Promise<void> {
  const { clientId, dynamicInfoSchemes = [] } = defaultClient.config.settings
  await call('POST', '/register', {
    email,
    password: PASSWORD,
    clientId,
    userType: 2,
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
  const { text } = await mailTo(email)
  const [, code] = /\/(?:aktivieren|activate)\/([\w-]+)/.exec(text) ?? []
  await call('GET', `/activate/${code}`)
}

/** Signs in with an account of their own, and goes to a page of it. */
export async function signInTo(passenger: Passenger, path: string): Promise<void> {
  const { page, t, email, language } = passenger
  await register(passenger)
  await page.goto(`${product.shop}${LOGIN[language]}?redirect=${encodeURIComponent(path)}`)
  await page.getByRole('button', { name: t('cookies.reject') }).click()
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === path)
}
