import { defaultClient } from '@billett/clients'
import { activate, pathOf, register } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { expect } from 'vitest'
import { mailTo } from './mails.ts'
import type { Passenger } from './passenger.ts'
import { product } from './product.ts'

const PASSWORD = 'Wolkenbruch!47x'
const LOGIN = { de: '/anmelden', en: '/login' }

const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
  const answer = await fetch(product.shop + path, init)
  expect(answer.status, await answer.text()).toBe(200)
}

/** An account of the passenger's own, made without its screens, which other stories are about; signs in to it. */
export async function withAccount({ page, t, email, language }: Passenger): Promise<void> {
  const { clientId, dynamicInfoSchemes = [] } = defaultClient.config.settings
  const body = {
    email,
    password: PASSWORD,
    clientId,
    userType: USER_TYPE.WebShop,
    termsAccepted: true,
    firstName: 'Wanda',
    lastName: 'Reisig',
    birthDate: '1990-04-01',
    address: { street: 'Lindenweg', houseNumber: '7a', postCode: '99981', city: 'Falkenbrück', country: 'de' },
    dynamicInfos: dynamicInfoSchemes
      .filter(({ isRequired }) => isRequired)
      .map(({ guid }) => ({ dynamicInfoSchemeGuid: guid, value: 'true' })),
    originUrl: product.shop,
  }
  await ask(pathOf(register), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { text } = await mailTo(email)
  const [, code = ''] = /\/(?:aktivieren|activate)\/([\w-]+)/.exec(text) ?? []
  await ask(pathOf(activate).replace('{token}', code))
  // Until the page is alive, a form would be sent to it as one without a script.
  await page.goto(product.shop + LOGIN[language], { waitUntil: 'networkidle' })
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await page.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()
}
