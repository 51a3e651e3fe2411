import { DEMO_PASSWORD } from '@billett/demo-region'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { demoAccount } from '../demo-account.ts'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { enterShop } from '../start.ts'

/** Signs in as one of the customers of the demo. */
export async function signInToDemo(passenger: Passenger, email: string): Promise<void> {
  const { page, t, language } = passenger
  await demoAccount(email)
  await enterShop(passenger)
  // Until the page is alive, a form would be sent to it as one without a script.
  await page.goto(product.shop + routes.login[language], { waitUntil: 'networkidle' })
  const form = page.getByRole('form', { name: t('signIn.login.headline') })
  await form.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await form.getByLabel(t('signIn.password'), { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
}

/** Opens a subscription of the account, by what its card begins with. */
export async function openSubscription({ page, t, language }: Passenger, name: RegExp): Promise<void> {
  await page.goto(product.shop + routes.subscriptions[language])
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('region', { name: t('subscription.debits.headline') }).waitFor()
}

type Act = 'cancel' | 'pause' | 'replacement'

/** Begins something about the subscription that is open. */
export const begin = ({ page, t }: Passenger, action: Act) =>
  page
    .getByRole('region', { name: t('subscription.actions.headline') })
    .getByRole('link', { name: t(`subscriptions.actions.${action}`) })
    .click()

/** Looks at what it would change. */
export async function seeEffect({ page, t }: Passenger): Promise<void> {
  await page.getByRole('button', { name: t('subscriptionActions.check') }).click()
  await page.getByRole('heading', { name: t('subscriptionActions.effect.headline') }).waitFor()
}

/** Does it, and reads that it is done. */
export async function doIt({ page, t }: Passenger, action: Act): Promise<void> {
  await page.getByRole('button', { name: t(`subscriptionActions.${action}.yes`) }).click()
  await page.getByRole('heading', { level: 1, name: t(`subscriptionActions.receipt.kinds.${action}`) }).waitFor()
}

const requestsOf = ({ page, t }: Passenger) => page.getByRole('region', { name: t('subscription.requests.headline') })

/** Takes back what was asked for just now. */
export async function takeBack(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  const requests = requestsOf(passenger)
  const takenBack = requests.getByText(t('subscription.requests.takenBack'), { exact: true })
  const offer = requests.getByRole('link', { name: new RegExp(t('subscription.requests.takeBack')) }).first()
  await page.getByRole('link', { name: t('subscriptionActions.toContract') }).click()
  await offer.waitFor()
  const before = await takenBack.count()
  await offer.click()
  await page.getByRole('heading', { name: t('subscriptionActions.effect.headline') }).waitFor()
  await page.getByRole('button', { name: t('subscriptionActions.takeBack.yes') }).click()
  await page.getByRole('heading', { level: 1, name: t('subscriptionActions.receipt.kinds.takeBack') }).waitFor()
  await page.getByRole('link', { name: t('subscriptionActions.toContract') }).click()
  await expect.poll(() => takenBack.count(), { timeout: 20_000 }).toBe(before + 1)
}

/** All that is said in the history of the contract at an address, each entry without the day it was said on. */
export async function readJournal({ page, t }: Passenger, contract: string): Promise<string[]> {
  await page.goto(contract)
  const journal = page.getByRole('region', { name: t('subscription.journal.headline') })
  await journal.getByRole('listitem').first().waitFor()
  await Promise.all([
    page.waitForResponse(reply => reply.url().includes('onlyParentEntries=false')),
    journal.getByLabel(t('subscription.journal.whole')).check(),
  ])
  const entries = journal.getByRole('region', { name: t('subscription.journal.past') }).getByRole('listitem')
  await entries.getByRole('listitem').first().waitFor()
  // Those that belong to another stand in it: each is read for itself.
  const told = await entries.evaluateAll(items => items.map(item => item.firstElementChild?.textContent ?? ''))
  return told.map(text => text.replaceAll(/\s+/g, ' ').replace(/^\d\d\/\d\d\/\d{4} ?/, ''))
}

/** Has another account debited for the contract that is open. */
export async function nameAccount({ page, t }: Passenger, iban: string): Promise<void> {
  await page
    .getByRole('region', { name: t('subscription.payers.headline') })
    .getByRole('link', { name: t('subscription.payers.change') })
    .click()
  await page.getByLabel(t('subscriptionActions.account.iban'), { exact: true }).fill(iban)
  await page.getByLabel(t('subscriptionActions.account.consent')).check()
  await page.getByRole('button', { name: t('subscriptionActions.check') }).click()
  await page.getByRole('button', { name: t('subscriptionActions.account.yes') }).click()
  await page.getByText(t('subscriptionActions.account.saved')).waitFor()
}
