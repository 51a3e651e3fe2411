import {
  addDays,
  addMonths,
  bankDayFrom,
  businessDateOf,
  daysBetween,
  firstOfMonth,
  type PlainDate,
} from '@billett/domain'
import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { signInTo } from '../support/customer.ts'
import { journey } from '../support/journey.ts'
import { mailAbout } from '../support/mails.ts'
import { leaveOut } from '../support/pages/demo-desk.ts'
import { begin, doIt, nameAccount, readJournal, seeEffect } from '../support/pages/held-subscription.ts'
import {
  prepareCampaign,
  publishPrice,
  RIGHTS_OF_PRICES,
  releaseCampaign,
  unpublishPrice,
} from '../support/pages/new-price.ts'
import { payByCard } from '../support/pages/pay-page.ts'
import { beginWork } from '../support/pages/staff.ts'
import {
  confirmByMail,
  fillInAccount,
  goOn,
  IBAN,
  inputOf,
  orderFrom,
  placeSubscription,
} from '../support/pages/subscription-order.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { andBackToRealTime } from '../support/real-time.ts'
import { expectSoundScreen } from '../support/screen.ts'

/** Of the demo's bank: what is debited from it comes back after two days, and its bank takes 3.00 € for it. */
const NO_COVER = 'DE38 0000 0000 0000 0020 01'

const TODAY = businessDateOf(new Date().toISOString())
const month = (ahead: number): PlainDate => addMonths(firstOfMonth(TODAY), ahead)
/**
 * The months of the story. There are fourteen days left to announce the first debit, and to answer the new price, on
 * whatever day it is told.
 */
const [FIRST, DEARER, PAUSED, RETURNED, LAST] = [month(2), month(3), month(4), month(5), month(6)]

const text = (day: PlainDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day))
const nameOf = (day: PlainDate) => text(day, { month: 'long', year: 'numeric' })
const long = (day: PlainDate) => text(day, { day: 'numeric', month: 'long', year: 'numeric' })
const short = (day: PlainDate) => day.split('-').toReversed().join('/')
/** When a month is debited. */
const debitOf = (first: PlainDate) => bankDayFrom(first)

const claimed = (cents: string, first: PlainDate) =>
  `${cents} for ${nameOf(first)} (Fare)Debit on ${short(debitOf(first))}`
const debited = (cents: string, first: PlainDate, state: string) =>
  `Debit of ${cents} on ${long(debitOf(first))}: ${state}`

/** What the history says of money when it is over, but for notices and what has the day of a letter. */
const HISTORY = [
  `New price announced from ${long(DEARER)}`,
  claimed('€63.00', FIRST),
  debited('€63.00', FIRST, 'collected'),
  claimed('€68.00', DEARER),
  debited('€68.00', DEARER, 'collected'),
  claimed('€68.00', RETURNED),
  debited('€68.00', RETURNED, 'returned'),
  'The direct debit came back. The bank gives no reason; mostly there was not enough money on the account.',
  'Fee: €3.00',
  'Fee: €1.20',
  'Ticket blocked',
  'Your payment has come: €72.20',
  'Ticket unblocked',
  claimed('€68.00', LAST),
  debited('€68.00', LAST, 'collected'),
  'Transfer from us of €68.00: paid out',
]

/** Orders from the next month but one on, which a new customer confirms. Gives where the contract is. */
async function order(passenger: Passenger): Promise<string> {
  const { page, t, language } = passenger
  await signInTo(passenger, routes.subscriptionOffers[language])
  await orderFrom(passenger, 'Deutschlandticket')
  await page.getByRole('radio', { name: nameOf(FIRST) }).check()
  // Who has a phone for a ticket cannot pause.
  await page.getByRole('radio', { name: /^Chip card/ }).check()
  await goOn(passenger)
  await inputOf(passenger, 'city').waitFor()
  await goOn(passenger)
  await fillInAccount(passenger)
  await goOn(passenger)
  await placeSubscription(passenger)
  await confirmByMail(passenger)
  await page.getByRole('heading', { level: 1, name: t('subscriptionConfirm.ends.done') }).waitFor()
  await page.goto(product.shop + routes.subscriptions[language])
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Deutschlandticket/ })
    .click()
  await page.getByRole('region', { name: t('subscription.facts.headline') }).waitFor()
  return page.url()
}

/** Pauses a month, which has to begin after today. */
async function pause(passenger: Passenger, first: PlainDate): Promise<void> {
  const { page, t } = passenger
  await begin(passenger, 'pause')
  await page.getByLabel(t('subscriptionActions.pause.from'), { exact: true }).fill(first)
  await page.getByLabel(t('subscriptionActions.pause.until'), { exact: true }).fill(addDays(addMonths(first, 1), -1))
  await page.getByLabel(t('subscriptionActions.reason'), { exact: true }).selectOption('illness')
  await seeEffect(passenger)
  await doIt(passenger, 'pause')
}

/** By the link of the letter that says that the ticket is blocked: the month, and both fees. */
async function payByLink(passenger: Passenger): Promise<void> {
  const { page, t, email } = passenger
  const { text: letter } = await mailAbout(email, /^Warning: your ticket at .* is blocked$/)
  await page.goto(/http\S+\/link\/\S+/.exec(letter)?.[0] ?? '')
  const pay = page.getByRole('button', { name: t('subscriptionLink.debt.pay', { amount: '€72.20' }) })
  await pay.waitFor()
  await expectSoundScreen(passenger)
  await pay.click()
  await payByCard(passenger)
  await page.getByText(t('subscriptionLink.debt.paid')).waitFor()
}

/** Lives the contract at an address from its first debit to its last credit. */
async function live(passenger: Passenger, contract: string): Promise<void> {
  const { page, t } = passenger
  let today = TODAY
  const until = async (day: PlainDate) => {
    await leaveOut(passenger, daysBetween(today, day))
    today = day
    await page.goto(contract)
  }
  await until(addDays(TODAY, 1))
  await page.getByText('€68.00').first().waitFor()
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: /go on/i }).click()
  await page.getByText(/your subscription goes on/).waitFor()
  await until(addDays(FIRST, 6))
  await pause(passenger, PAUSED)
  await until(addDays(PAUSED, 5))
  await nameAccount(passenger, NO_COVER)
  await until(addDays(RETURNED, 24))
  await page.getByText(t('subscription.pass.blocked.debt')).waitFor()
  await expectSoundScreen(passenger)
  await payByLink(passenger)
  await page.goto(contract)
  await page
    .getByRole('region', { name: t('subscription.pass.headline') })
    .getByText(/chip card/i)
    .waitFor()
  expect(await page.getByText(t('subscription.pass.blocked.debt')).count()).toBe(0)
  await nameAccount(passenger, IBAN)
  // The bank has the file of the next month by then: it is debited, and credited.
  await until(addDays(LAST, -1))
  await pause(passenger, LAST)
  await until(addDays(LAST, 6))
  await begin(passenger, 'cancel')
  await seeEffect(passenger)
  await doIt(passenger, 'cancel')
  await until(addDays(LAST, 24))
}

journey('a year of a Deutschlandticket is read in its history, to the cent', async ({ visit }) => {
  const writer = await visit({ language: 'de' })
  await beginWork(writer, RIGHTS_OF_PRICES)
  await publishPrice(writer, 68_00, DEARER)
  const passenger = await visit({ language: 'en' })
  const contract = await order(passenger)
  await prepareCampaign(writer, DEARER)
  const second = await visit({ language: 'de' })
  await beginWork(second, RIGHTS_OF_PRICES)
  await releaseCampaign(second)
  await andBackToRealTime(async () => {
    await live(passenger, contract)
    const history = await readJournal(passenger, contract)
    expect(history).toEqual(expect.arrayContaining(HISTORY))
    const ofMoney = history.filter(entry => /^(Debit of|Your payment|Transfer from us|Fee: )/.test(entry))
    expect(ofMoney).toHaveLength(HISTORY.filter(entry => ofMoney.includes(entry)).length)
    // A month that is paused costs nothing: where it was claimed before, that is taken back.
    expect(history.join()).not.toContain(debited('€68.00', PAUSED, 'collected'))
    expect(history).toContainEqual(expect.stringMatching(new RegExp(`^Credit of €68.00 for ${nameOf(LAST)}`)))
    await expectSoundScreen(passenger)
  })
  await unpublishPrice(writer)
})
