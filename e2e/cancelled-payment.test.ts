import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { CARDS, cancelPayment, payByCard } from './support/pages/pay-page.ts'
import { DOG, reachCheckout } from './support/pages/purchase.ts'
import { expectSoundScreen } from './support/screen.ts'

journey('cancelling at the provider costs nothing and leaves the tickets in the cart', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await cancelPayment(passenger)
  await page.getByRole('heading', { level: 1, name: t('confirmation.cancelled.title') }).waitFor()
  await expectSoundScreen(passenger)
  await page.getByRole('link', { name: new RegExp(`^${t('frame.titles.cart')}`) }).click()
  await page.getByRole('heading', { level: 3, name: DOG.de.ticket }).waitFor()
  expect(await page.getByRole('link', { name: t('cart.checkout') }).count()).toBe(1)
})

journeyInEachLanguage('a payment that the provider ends costs nothing either', async passenger => {
  const { page, t } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger, CARDS.cancelled)
  await page.getByRole('heading', { level: 1, name: t('confirmation.cancelled.title') }).waitFor()
  await page.getByText(t('confirmation.cancelled.text')).waitFor()
})
