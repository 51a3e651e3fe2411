import { expect } from 'vitest'
import { scan } from '../support/barcode.ts'
import { journey } from '../support/journey.ts'
import { leaveOut } from '../support/pages/demo-desk.ts'
import { begin, doIt, openSubscription, seeEffect, signInToDemo } from '../support/pages/held-subscription.ts'
import type { Passenger } from '../support/passenger.ts'
import { andBackToRealTime } from '../support/real-time.ts'
import { expectSoundScreen } from '../support/screen.ts'

const SUBSCRIPTION = /^Abo Erwachsene/
const OLD = 'LT-0048-1177-2'
/** As the demo's producer numbers its cards. */
const NUMBER = /LT-\d{8}/

const cardOf = ({ page, t }: Passenger) => page.getByRole('region', { name: t('subscription.pass.headline') })

/** Lets days go by, on each of which the producer is asked, until something is said of the card. */
async function daysUntil(passenger: Passenger, said: RegExp): Promise<string> {
  const card = cardOf(passenger).getByText(said)
  const isSaid = async () => {
    await leaveOut(passenger, 1)
    await openSubscription(passenger, SUBSCRIPTION)
    await cardOf(passenger)
      .getByText(/Chipkarte/)
      .first()
      .waitFor()
    return card.isVisible()
  }
  await expect.poll(isSaid).toBe(true)
  return card.innerText()
}

/** A text that names a card, whichever one. */
const SERIAL = { serial: '4711' }
const anyNumber = (text: string) => new RegExp(text.replace(SERIAL.serial, NUMBER.source))

async function loseCard(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  await signInToDemo(passenger, 'mara.lindner@example.org')
  await openSubscription(passenger, SUBSCRIPTION)
  await cardOf(passenger)
    .getByText(t('subscription.pass.card', { serial: OLD }))
    .waitFor()
  await begin(passenger, 'replacement')
  await page.getByLabel(t('subscriptionActions.reason'), { exact: true }).selectOption('loss')
  await page.getByRole('radio', { name: /Mara Lindner/ }).check()
  await expectSoundScreen(passenger)
  await seeEffect(passenger)
  await page.getByText(/15,00/).first().waitFor()
  await expectSoundScreen(passenger)
  await doIt(passenger, 'replacement')
  await expectSoundScreen(passenger)
  await page.getByRole('link', { name: t('subscriptionActions.toContract') }).click()
  await cardOf(passenger).getByText(t('subscription.card.ordered')).waitFor()
  await cardOf(passenger)
    .getByRole('button', { name: t('subscription.token.show') })
    .click()
  await cardOf(passenger)
    .getByText(/gilt dieser Nachweis/)
    .waitFor()
  const word = cardOf(passenger).getByRole('img', { name: new RegExp(t('subscription.token.name')) })
  expect((await scan(word)).text).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await expectSoundScreen(passenger)

  const serial = NUMBER.exec(await daysUntil(passenger, anyNumber(t('subscription.card.sent', SERIAL))))?.[0] ?? ''
  await cardOf(passenger)
    .getByText(t('subscription.card.recipient', { name: 'Mara Lindner' }))
    .waitFor()
  await cardOf(passenger)
    .getByText(/Voraussichtlich ist sie am/)
    .waitFor()
  await expectSoundScreen(passenger)
  const inUse = await daysUntil(passenger, anyNumber(t('subscription.pass.card', SERIAL)))
  expect(inUse).toContain(serial)
  expect(serial).not.toBe(OLD)
  await expectSoundScreen(passenger)
}

journey('a lost card is blocked, another is ordered, made, sent and in use', async ({ visit }) => {
  const passenger = await visit({ width: 360, height: 800 })
  await andBackToRealTime(() => loseCard(passenger))
})
