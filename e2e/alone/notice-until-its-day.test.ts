import { addDays, addMonths, businessDateOf, daysBetween, firstOfMonth, lastOfMonth } from '@billett/domain'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { leaveOut } from '../support/pages/demo-desk.ts'
import { begin, doIt, openSubscription, seeEffect, signInToDemo, takeBack } from '../support/pages/held-subscription.ts'
import type { Passenger } from '../support/passenger.ts'
import { andBackToRealTime } from '../support/real-time.ts'
import { expectSoundScreen } from '../support/screen.ts'

/** Each process sees the new time within seconds: the form is opened until it offers the day. */
async function beginWithLastDay(passenger: Passenger, last: string): Promise<void> {
  const { page, t } = passenger
  const offered = async () => {
    await openSubscription(passenger, /^Deutschlandticket/)
    await begin(passenger, 'cancel')
    return page.getByLabel(t('subscriptionActions.cancel.date'), { exact: true }).inputValue()
  }
  await expect.poll(offered).toBe(last)
}

/** Notice on the 5th of the next month, taken back, and again on the 11th. */
async function giveNoticeTwice(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  const today = businessDateOf(new Date().toISOString())
  const month = addMonths(firstOfMonth(today), 1)
  await leaveOut(passenger, daysBetween(today, addDays(month, 4)))
  await signInToDemo(passenger, 'paul.brandt@example.org')
  await beginWithLastDay(passenger, lastOfMonth(month))
  await expectSoundScreen(passenger)
  await seeEffect(passenger)
  await expectSoundScreen(passenger)
  await doIt(passenger, 'cancel')
  await expectSoundScreen(passenger)
  await takeBack(passenger)

  await leaveOut(passenger, 6)
  const last = lastOfMonth(addMonths(month, 1))
  await beginWithLastDay(passenger, last)
  await seeEffect(passenger)
  await doIt(passenger, 'cancel')
  await page.getByRole('link', { name: t('subscriptionActions.toContract') }).click()
  const facts = page.getByRole('region', { name: t('subscription.facts.headline') })
  await facts.getByText(last.split('-').toReversed().join('/')).waitFor()
}

journey(
  'a month can be ended with until its 10th: notice on the 5th, taken back, and again on the 11th',
  async ({ visit }) => {
    const passenger = await visit({ language: 'en' })
    await andBackToRealTime(() => giveNoticeTwice(passenger))
  },
)
