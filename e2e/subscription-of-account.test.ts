import { addDays, addMonths, businessDateOf, firstOfMonth } from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { signInTo } from './support/customer.ts'
import { journeyInEachLanguage } from './support/each-language.ts'
import { journey } from './support/journey.ts'
import { begin, doIt, openSubscription, seeEffect, signInToDemo, takeBack } from './support/pages/held-subscription.ts'
import {
  confirmByMail,
  fillInAccount,
  goOn,
  inputOf,
  orderFrom,
  placeSubscription,
} from './support/pages/subscription-order.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'

const PUPIL = { de: /^Abo Schule/, en: /^School and training/ }

journeyInEachLanguage(
  'a pupil’s card is paused for a month, what that saves is seen first, and it is taken back',
  async passenger => {
    const { page, t, language } = passenger
    await signInToDemo(passenger, 'mara.lindner@example.org')
    await openSubscription(passenger, PUPIL[language])
    await expectSoundScreen(passenger)
    await begin(passenger, 'pause')
    const from = addMonths(firstOfMonth(businessDateOf(new Date().toISOString())), 2)
    await page.getByLabel(t('subscriptionActions.pause.from'), { exact: true }).fill(from)
    await page.getByLabel(t('subscriptionActions.pause.until'), { exact: true }).fill(addDays(addMonths(from, 1), -1))
    await page.getByLabel(t('subscriptionActions.reason'), { exact: true }).selectOption('illness')
    await expectSoundScreen(passenger)
    await seeEffect(passenger)
    expect(await page.getByRole('row').count()).toBeGreaterThan(1)
    await expectSoundScreen(passenger)
    await doIt(passenger, 'pause')
    await expectSoundScreen(passenger)
    await takeBack(passenger)
    await page.getByRole('link', { name: t('subscriptions.actions.pause') }).waitFor()
  },
  { width: 360, height: 800 },
)

journey(
  'another account is named on the page of a subscription, and seen before it is agreed to',
  async ({ visit }) => {
    const passenger = await visit({ language: 'en' })
    const { page, t } = passenger
    await signInToDemo(passenger, 'mara.lindner@example.org')
    await openSubscription(passenger, /^Deutschlandticket running/)
    await page
      .getByRole('region', { name: t('subscription.payers.headline') })
      .getByRole('link', { name: t('subscription.payers.change') })
      .click()
    await page.getByLabel(t('subscriptionActions.account.iban'), { exact: true }).fill('DE79 0000 0000 0000 0000 02')
    await page.getByLabel(t('subscriptionActions.account.consent')).check()
    await expectSoundScreen(passenger)
    await seeEffect(passenger)
    await page.getByText(/The new account is also for: /).waitFor()
    await expectSoundScreen(passenger)
    await page.getByRole('button', { name: t('subscriptionActions.account.yes') }).click()
    await page.getByText(t('subscriptionActions.account.saved')).waitFor()
    await page.getByRole('link', { name: t('subscriptionActions.toContract') }).click()
    await page.getByText(/0002, Mara Lindner/).waitFor()
  },
)

const withdraw = async (passenger: Passenger): Promise<void> => {
  const { page, t, language, email } = passenger
  await signInTo(passenger, routes.subscriptionOffers[language])
  await orderFrom(passenger, 'Deutschlandticket')
  await goOn(passenger)
  await inputOf(passenger, 'city').waitFor()
  await goOn(passenger)
  await fillInAccount(passenger)
  await goOn(passenger)
  await placeSubscription(passenger)
  await confirmByMail(passenger)
  await page.getByRole('heading', { level: 1, name: t('subscriptionConfirm.ends.done') }).waitFor()
  await openSubscription(passenger, /^Deutschlandticket/)
  const contract = page.url()
  await page
    .getByRole('region', { name: t('subscription.documents.headline') })
    .getByRole('link', { name: t('subscription.documents.withdraw') })
    .click()
  const field = (name: string) => page.getByRole('textbox', { name })
  await field(t('common.person.firstName')).fill('Wanda')
  await field(t('common.person.lastName')).fill('Reisig')
  await field(t('withdrawContract.email')).fill(email)
  await page.getByRole('button', { name: t('withdrawContract.submit') }).click()
  await page.getByRole('region', { name: t('receipt.declared') }).waitFor()
  const isOver = async () => {
    await page.goto(contract)
    await page.getByRole('region', { name: t('subscription.facts.headline') }).waitFor()
    return page.getByText(t('subscriptions.lives.ended'), { exact: true }).first().isVisible()
  }
  await expect.poll(isOver).toBe(true)
  await expectSoundScreen(passenger)
}

journeyInEachLanguage('an order is withdrawn from within fourteen days, and the account says so', withdraw, {
  width: 768,
})
