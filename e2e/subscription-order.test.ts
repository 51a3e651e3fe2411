import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { activatedByMail, PASSWORD, signInAs } from './support/account.ts'
import { signInTo } from './support/customer.ts'
import { journeyInEachLanguage } from './support/each-language.ts'
import { mailAbout } from './support/mails.ts'
import { framedShop, PARTNER, pressUntil, visitPartner } from './support/pages/partner-page.ts'
import { giveSlowly } from './support/pages/proof-upload.ts'
import { STOPS, stopField } from './support/pages/search.ts'
import {
  confirmByMail,
  continueButton,
  fillInAccount,
  fillInPerson,
  goOn,
  inputOf,
  orderFrom,
  orderLink,
  placeSubscription,
  titleOf,
} from './support/pages/subscription-order.ts'
import { inNewTab, type Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const PHONE = { width: 360, height: 800 }

/** Of a month of the Deutschlandticket, in both languages. */
const PRICE = /63[.,]00/
const FIRST_DEBIT = /Erste Abbuchung: |First debit: /

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

journeyInEachLanguage(
  'a Deutschlandticket is ordered on a phone by a new customer, and confirmed by mail',
  async passenger => {
    const { page, t } = passenger
    await enterShop(passenger)
    await page.getByRole('link', { name: t('search.toSubscriptions') }).click()
    await page.getByText(PRICE).first().waitFor()
    await expectSoundScreen(passenger)
    await orderFrom(passenger, titleOf(passenger, 'deutschlandticket'))
    await page.getByText(FIRST_DEBIT).last().waitFor()
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
    await page.getByText('Käthe Brömmelkamp', { exact: true }).first().waitFor()
    await page.getByText(/^Uferweg 3, 99981 Falkenbrück, /).waitFor()
    await expectSoundScreen(passenger)
    await placeSubscription(passenger)
    await expectSoundScreen(passenger)
    await confirmByMail(passenger)
    await isConcluded(passenger)
    await expectSoundScreen(passenger)
    const { text } = await mailAbout(passenger.email, /^(Ihr Vertrag|Your contract): /)
    expect(text).toContain(routes.subscriptions[passenger.language])
    // Whoever ordered as a guest adds a password, and has the ticket in the account that is made with the address.
    for (const label of ['signIn.newPassword.label', 'signIn.newPassword.repeat'] as const)
      await page.getByLabel(t(label), { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('checkbox').check()
    await page.getByRole('button', { name: t('frame.createAccount') }).click()
    await page.getByText(t('subscriptionConfirm.whereabouts.sent')).waitFor()
    await expectSoundScreen(passenger)
    await activatedByMail(passenger.email)
    await signInAs(passenger, 'Käthe')
    await page.goto(product.shop + routes.subscriptions[passenger.language])
    await page.getByText(titleOf(passenger, 'deutschlandticket')).first().waitFor()
  },
  PHONE,
)

journeyInEachLanguage(
  'a subscription of a way is ordered by a customer, who sees what its minimum term costs',
  async passenger => {
    const { page, t, language } = passenger
    const minimum = new RegExp(t('subscriptionTerms.minimumTotal', { months: 12, total: '.*\\d.*' }))
    await signInTo(passenger, routes.subscriptionOffers[language])
    await chooseWay(passenger)
    await page.getByText(minimum).first().waitFor()
    await expectSoundScreen(passenger)
    await orderFrom(passenger, titleOf(passenger, 'monthly'))
    await page
      .getByRole('complementary', { name: t('subscriptionCheckout.cost') })
      .getByText(minimum)
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
  },
)

journeyInEachLanguage(
  'a subscription is ordered inside a partner’s page, and confirmed outside it',
  async passenger => {
    const { page, t, language } = passenger
    await visitPartner(passenger, PARTNER, `${routes.subscriptionOffers[language]}?mode=embedded`)
    const inFrame = { ...passenger, page: page.frameLocator('#tickets') }
    await inFrame.page.getByRole('button', { name: t('cookies.reject') }).click()
    await pressUntil(orderLink(inFrame, titleOf(passenger, 'deutschlandticket')), continueButton(inFrame))
    await pressUntil(continueButton(inFrame), inputOf(inFrame, 'firstName'))
    await fillInPerson(inFrame)
    await pressUntil(continueButton(inFrame), inputOf(inFrame, 'iban'))
    await fillInAccount(inFrame)
    await goOn(inFrame)
    await placeSubscription(inFrame)
    expect(framedShop(passenger).url()).toContain('mode=embedded')
    const atMail = await inNewTab(passenger)
    await confirmByMail(atMail)
    await isConcluded(atMail)
  },
)

journeyInEachLanguage('a pupil orders without the proof, and hands it in by the link of a mail', async passenger => {
  const { page, t, language } = passenger
  await enterShop(passenger, routes.subscriptionOffers[language])
  await chooseWay(passenger)
  await orderFrom(passenger, titleOf(passenger, 'pupil'))
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
  const { text } = await mailAbout(passenger.email, /Nachweis|proof/)
  const [link = ''] = /http\S+\/link\/\S+/.exec(text) ?? []
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: t('subscriptionLink.acts.giveProof') }).waitFor()
  await giveSlowly(passenger, page.getByRole('button', { name: t('proof.choose') }), 'ausweis.pdf')
  await page.getByLabel(t('subscriptionLink.to')).fill('2027-07-31')
  await expectSoundScreen(passenger)
  await page.getByRole('button', { name: t('subscriptionLink.send') }).click()
  await page.getByText(t('subscriptionLink.proofGiven')).waitFor()
})
