import { defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { pathOf } from '@billett/contract'
import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { openLibrary } from './support/library.ts'
import { mailTo } from './support/mails.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectAccessible, expectFits, expectSoundScreen } from './support/screen.ts'

const PASSWORD = 'Wolkenbruch!47x'

async function post(path: string, body: object): Promise<void> {
  const reply = await fetch(product.shop + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status, await reply.text()).toBe(200)
}

/** An account as it comes out of the form and the mail, which have a journey of their own. */
async function hasAccount({ email }: Passenger): Promise<void> {
  const { clientId, userType, dynamicInfoSchemes = [] } = defaultClient.config.settings
  await post(pathOf(calls.register), {
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
  const { text } = await mailTo(email)
  const code = /\/(?:aktivieren|activate)\/([\w-]+)/.exec(text)?.[1] ?? ''
  expect((await fetch(product.shop + pathOf(calls.activate).replace('{token}', code))).status).toBe(200)
}

async function signIn({ page, t, email }: Passenger): Promise<void> {
  const form = page.getByRole('form', { name: t('signIn.login.headline') })
  await form.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await form.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

journeyInEachLanguage(
  'somebody signs in to another service, agrees, and the next time needs no password',
  async passenger => {
    const { page, t, email, language } = passenger
    await hasAccount(passenger)
    const library = await openLibrary(language)
    try {
      await page.goto(library.url)
      await page.getByRole('heading', { level: 1, name: t('signIn.login.headline') }).waitFor()
      expect(new URL(page.url()).searchParams.get('client_id')).toBe('stadtbibliothek')
      await page.getByRole('button', { name: t('cookies.reject') }).click()
      await expectSoundScreen(passenger)

      await signIn(passenger)
      const dialog = page.getByRole('dialog')
      const approve = dialog.getByRole('button', { name: t('signIn.access.approve') })
      await approve.waitFor()
      expect(await approve.isDisabled()).toBe(true)
      await expectAccessible(passenger)
      await expectFits(passenger)
      await dialog.getByRole('checkbox').check()
      await approve.click()
      await page.getByRole('heading', { level: 1, name: 'Guten Tag, Wanda' }).waitFor()
      await page.getByText(email).waitFor()

      await page.goto(library.url)
      await dialog.getByRole('checkbox').check()
      await approve.click()
      await page.getByRole('heading', { level: 1, name: 'Guten Tag, Wanda' }).waitFor()

      await page.goto(library.url)
      await dialog.getByRole('button', { name: t('common.cancel') }).click()
      await page.getByText('access_denied').waitFor()
    } finally {
      await library.close()
    }
  },
)
