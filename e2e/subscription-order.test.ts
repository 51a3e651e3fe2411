import { signInTo } from './support/customer.ts'
import { journey } from './support/journey.ts'
import { mailAbout } from './support/mails.ts'
import { STOPS, stopField } from './support/pages/search.ts'
import {
  confirmByMail,
  fillInAccount,
  fillInPerson,
  goOn,
  inputOf,
  orderFrom,
  placeSubscription,
} from './support/pages/subscription-order.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PHONE = { width: 360, height: 800 }

/** From here to there, every day. */
async function chooseWay(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  for (const [end, { typed, name }] of [
    ['from', STOPS.station],
    ['to', STOPS.spa],
  ] as const) {
    await stopField(passenger, end).fill(typed)
    await page.getByRole('option', { name }).first().click()
  }
  await page.getByRole('button', { name: t('subscriptionOffers.showForWay') }).click()
  await page.waitForURL(/from=/)
}

const isConcluded = ({ page, t }: Passenger) =>
  page.getByRole('heading', { level: 1, name: t('subscriptionConfirm.ends.done') }).waitFor()

journey('a Deutschlandticket is ordered on a phone by a new customer, and confirmed by mail', async ({ visit }) => {
  const passenger = await visit(PHONE)
  const { page, t } = passenger
  await enterShop(passenger)
  await page.getByRole('link', { name: t('search.toSubscriptions') }).click()
  await page.getByText('63,00 €').first().waitFor()
  await expectSoundScreen(passenger)
  await orderFrom(passenger, 'Deutschlandticket')
  await page
    .getByText(/Erste Abbuchung: /)
    .last()
    .waitFor()
  await expectSoundScreen(passenger)
  await goOn(passenger)
  await inputOf(passenger, 'firstName').waitFor()
  await goOn(passenger)
  await page.getByRole('group', { name: t('common.toCorrect', { count: 8 }) }).waitFor()
  await expectSoundScreen(passenger)
  await fillInPerson(passenger)
  await goOn(passenger)
  await inputOf(passenger, 'iban').waitFor()
  await page.reload()
  await fillInAccount(passenger)
  await expectSoundScreen(passenger)
  await goOn(passenger)
  await page.getByText('Käthe', { exact: true }).waitFor()
  await expectSoundScreen(passenger)
  await placeSubscription(passenger)
  await expectSoundScreen(passenger)
  await confirmByMail(passenger)
  await isConcluded(passenger)
  await expectSoundScreen(passenger)
  await mailAbout(passenger.email, /Vertrag|abgeschlossen|Deutschlandticket/)
})

journey('a subscription of a way is ordered by a customer, who sees what its minimum term costs', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await signInTo(passenger, '/abos')
  await chooseWay(passenger)
  await page
    .getByText(/Mindestlaufzeit 12 Monate, zusammen \d/)
    .first()
    .waitFor()
  await expectSoundScreen(passenger)
  await orderFrom(passenger, 'Abo Erwachsene')
  await page
    .getByRole('complementary', { name: t('subscriptionCheckout.cost') })
    .getByText(/zusammen/)
    .waitFor()
  await goOn(passenger)
  await inputOf(passenger, 'city').waitFor()
  await goOn(passenger)
  await fillInAccount(passenger)
  await goOn(passenger)
  await page.getByText(STOPS.spa.name).first().waitFor()
  await expectSoundScreen(passenger)
  await placeSubscription(passenger)
  await confirmByMail(passenger)
  await isConcluded(passenger)
})

journey('a subscription is ordered in English, inside a partner’s page', async ({ visit }) => {
  const passenger = await visit({ language: 'en', width: 768 })
  const { page } = passenger
  await enterShop(passenger, '/subscriptions?mode=embedded')
  await orderFrom(passenger, 'Deutschlandticket')
  await page.waitForURL(/checkoutsubscription\?.*mode=embedded/)
  await goOn(passenger)
  await fillInPerson(passenger)
  await goOn(passenger)
  await fillInAccount(passenger)
  await goOn(passenger)
  await placeSubscription(passenger)
  await page.waitForURL(/mode=embedded/)
  await confirmByMail(passenger)
  await isConcluded(passenger)
})

journey('a pupil orders without the proof, and hands it in by the link of a mail', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger, '/abos')
  await chooseWay(passenger)
  await orderFrom(passenger, 'Abo Schule und Ausbildung')
  await goOn(passenger)
  await inputOf(passenger, 'school').fill('Berufsschule Falkenbrück')
  await goOn(passenger)
  await fillInPerson(passenger, '2005-05-05')
  await goOn(passenger)
  await fillInAccount(passenger)
  await goOn(passenger)
  await page.getByText(t('subscriptionCheckout.proofLater')).waitFor()
  await placeSubscription(passenger)
  await confirmByMail(passenger)
  const { text } = await mailAbout(passenger.email, /Nachweis/)
  const [link = ''] = /http\S+\/abos\/link\/\S+/.exec(text) ?? []
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: t('subscriptionLink.acts.giveProof') }).waitFor()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('proof.choose') }).click()
  const proof = { name: 'ausweis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await (await choosing).setFiles(proof)
  await page.getByText('ausweis.pdf').waitFor()
  await page.getByLabel(t('subscriptionLink.to')).fill('2027-07-31')
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('subscriptionLink.send') }).click()
  await page.getByText(t('subscriptionLink.proofGiven')).waitFor()
})
