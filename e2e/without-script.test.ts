import { LANGUAGES } from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { hasAccount, PASSWORD, signInByPassword } from './support/account.ts'
import { journey } from './support/journey.ts'
import { mailAbout, mailTo } from './support/mails.ts'
import { STOPS } from './support/pages/search.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectFits } from './support/screen.ts'

/** 21. November 2026 um 14:30:07 MEZ · 21 November 2026 at 14:30:07 CET */
const MOMENT = /\d{1,2}\.? \p{L}+ \d{4} (um|at) \d{2}:\d{2}:\d{2}/u

type Field =
  | `common.person.${'firstName' | 'lastName'}`
  | `cancelContract.${'contractNumber' | 'email'}`
  | `withdrawContract.${'contract' | 'email'}`
  | `reportBarrier.${'description' | 'email'}`
  | 'signIn.email'

const field = ({ page, t }: Passenger, key: Field) => page.getByRole('textbox', { name: t(key) })

/** Of the note that only a browser without script shows. */
const NEEDED = { de: /braucht Ihr Browser JavaScript/, en: /Your browser needs JavaScript/ }

/** First with a mistake, then as it should be; what was typed is there the second time. */
async function cancel(passenger: Passenger): Promise<void> {
  const { page, t, email } = passenger
  await field(passenger, 'cancelContract.contractNumber').fill('Abo 4711')
  await field(passenger, 'common.person.firstName').fill('Wanda')
  await page.getByRole('button', { name: t('cancelContract.submit') }).click()
  await page.getByText(t('error.required')).waitFor()
  expect(await field(passenger, 'cancelContract.contractNumber').inputValue()).toBe('Abo 4711')
  expect(await field(passenger, 'common.person.firstName').inputValue()).toBe('Wanda')
  await field(passenger, 'common.person.lastName').fill('Reisig')
  await field(passenger, 'cancelContract.email').fill(email)
  await page.getByRole('button', { name: t('cancelContract.submit') }).click()
  await page.getByText(MOMENT).waitFor()
  const declared = page.getByRole('region', { name: t('receipt.declared') })
  for (const part of ['Abo 4711', 'Wanda Reisig', email]) await declared.getByText(part, { exact: true }).waitFor()
  expect((await mailTo(email)).text).toMatch(MOMENT)
}

journey(
  'a contract is cancelled without script, from the first page on, and cookies are refused',
  async ({ visit }) => {
    const passenger = await visit({ width: 360, script: false })
    const { page, t, context, expectTrouble } = passenger
    expectTrouble(/the server responded with a status of 400/)
    await page.goto(`${product.shop}/kontakt`)
    await page.getByRole('button', { name: t('cookies.reject') }).click()
    await page.waitForURL(`${product.shop}/kontakt`)
    expect(await page.getByRole('button', { name: t('cookies.reject') }).count()).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookie-consent')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('frame.footer.cancelContracts') })
      .click()
    await cancel(passenger)
    await expectFits(passenger)
  },
)

journey('a contract is cancelled while scripts do not come', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, expectTrouble } = passenger
  expectTrouble(/net::ERR_FAILED|the server responded with a status of 400/)
  await page.route(/\.js$/, route => route.abort())
  await page.goto(`${product.shop}/cancelContract/noLogin`)
  await cancel(passenger)
})

journey('whoever signs in before the script is there is signed in once it has come', async ({ visit }) => {
  const passenger = await visit()
  const { page, t, email, expectTrouble } = passenger
  expectTrouble(/net::ERR_FAILED|the server responded with a status of 400/)
  await hasAccount(passenger)
  await page.route(/\.js$/, route => route.abort())
  await page.goto(`${product.shop}/anmelden`)
  const form = page.getByRole('form', { name: t('signIn.login.headline') })
  await form.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await form.getByLabel(t('signIn.password'), { exact: true }).fill(`${PASSWORD}-not`)
  await form.getByRole('button', { name: t('signIn.login.submit') }).click()
  await page.getByText(t('error.loginFailed')).waitFor()
  expect(await form.getByLabel(t('signIn.email'), { exact: true }).inputValue()).toBe(email)
  await page.unroute(/\.js$/)
  await form.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: t('signIn.login.submit') }).click()
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: t('account.headline', { name: 'Wanda' }) }).waitFor()
})

journey('without script one signs in', async ({ visit }) => {
  const passenger = await visit({ script: false })
  const { page, t } = passenger
  await hasAccount(passenger)
  await page.goto(`${product.shop}/anmelden`)
  await signInByPassword(passenger)
  await page.getByText(t('signIn.login.success')).waitFor()
})

for (const language of LANGUAGES)
  journey(`what needs a script says so, and leads to what does not (${language})`, async ({ visit }) => {
    const passenger = await visit({ language, width: 360, script: false })
    const { page } = passenger
    const note = page.getByRole('main').getByText(NEEDED[language])
    for (const screen of ['cart', 'register', 'feedback', 'checkout'] as const) {
      await page.goto(product.shop + routes[screen][language])
      await note.waitFor()
      await expectFits(passenger)
    }
    for (const screen of ['withdrawContract', 'contact', 'start', 'cancelContractNoLogin'] as const)
      expect(await note.locator(`a[href="${routes[screen][language]}"]`).count(), screen).toBe(1)
    await note.locator(`a[href="${routes.withdrawContract[language]}"]`).click()
    await field(passenger, 'withdrawContract.contract').waitFor()
    expect(await note.count()).toBe(0)
  })

journey(
  'without script a purchase is withdrawn from, a barrier reported, a new password asked for and chosen',
  async ({ visit }) => {
    const passenger = await visit({ language: 'en', width: 360, script: false })
    const { page, t, email, expectTrouble } = passenger
    expectTrouble(/the server responded with a status of 400/)
    await hasAccount(passenger)
    await page.goto(product.shop + routes.withdrawContract.en)
    await field(passenger, 'withdrawContract.contract').fill('BCDFGHJK23')
    await field(passenger, 'common.person.firstName').fill('Wanda')
    await field(passenger, 'common.person.lastName').fill('Reisig')
    await field(passenger, 'withdrawContract.email').fill(email)
    await page.getByRole('button', { name: t('withdrawContract.submit') }).click()
    await page.getByText(MOMENT).waitFor()
    await page
      .getByRole('region', { name: t('receipt.declared') })
      .getByText('BCDFGHJK23', { exact: true })
      .waitFor()
    expect((await mailAbout(email, /withdrawal/i)).text).toContain('BCDFGHJK23')

    await page.goto(product.shop + routes.reportBarrier.en)
    await field(passenger, 'reportBarrier.description').fill('The cursor jumps.')
    await field(passenger, 'reportBarrier.email').fill(email)
    await page.getByRole('button', { name: t('reportBarrier.submit') }).click()
    await page.getByText(MOMENT).waitFor()
    expect((await mailAbout(email, /barrier/i)).text).toContain('The cursor jumps.')

    await page.goto(product.shop + routes.resetPassword.en)
    await field(passenger, 'signIn.email').fill(email)
    await page.getByRole('button', { name: t('signIn.reset.submit') }).click()
    const [link = ''] = /http\S+\/[\w-]{43}/.exec((await mailAbout(email, /new password/i)).text) ?? []
    await page.goto(link)
    const typeTwice = async (first: string, second: string) => {
      await page.getByLabel(t('signIn.newPassword.label'), { exact: true }).fill(first)
      await page.getByLabel(t('signIn.newPassword.repeat'), { exact: true }).fill(second)
      await page.getByRole('button', { name: t('signIn.reset.save') }).click()
    }
    await typeTwice('Wolkenbruch!47', 'Wolkenbruch!48')
    await page.getByText(t('error.passwordEquality')).waitFor()
    await typeTwice('wolke', 'wolke')
    await page.getByText(t('error.passwordPolicy')).waitFor()
    await expectFits(passenger)
    await typeTwice('Wolkenbruch!47', 'Wolkenbruch!47')
    await page.getByRole('heading', { level: 1, name: t('signIn.reset.savedHeadline') }).waitFor()
  },
)

journey(
  'journeys are found without script: a stop is chosen from a list, and times and prices are read',
  async ({ visit }) => {
    const passenger = await visit({ width: 360, script: false })
    const { page, t } = passenger
    await page.goto(product.shop)
    const search = page.getByRole('search')
    await search.getByLabel(t('search.from')).fill('Falkenbrück')
    await search.getByLabel(t('search.to')).fill(STOPS.spa.typed)
    await search.getByRole('button', { name: t('search.submit') }).click()
    await page.getByText(t('search.plainWhich', { stop: 'Falkenbrück' })).waitFor()
    await page.getByRole('link', { name: 'Falkenbrück Hauptbahnhof' }).click()
    await page.getByRole('heading', { level: 1, name: /Falkenbrück Hauptbahnhof (→|nach) / }).waitFor()
    const trips = page.getByRole('article')
    expect(await trips.count()).toBeGreaterThan(0)
    expect(await trips.first().innerText()).toMatch(/\d{2}:\d{2} – \d{2}:\d{2}.*\d,\d{2}\s€/s)
    await page.getByText(t('search.plainBuy')).waitFor()
    await expectFits(passenger)
  },
)
