import { acceptTerms, choosePayment, fillBuyer, orderButton } from './support/checkout.ts'
import { journey } from './support/journey.ts'
import { ticketIsThere } from './support/order-page.ts'
import { CARDS, payByCard } from './support/pay-page.ts'
import { letTimePass, whileProvider } from './support/payment-service.ts'
import { reachCheckout } from './support/purchase.ts'
import { expectSoundScreen } from './support/screen.ts'

journey('while the provider is down the shop says so, keeps everything and orders later', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  passenger.expectTrouble(/status of 50\d/)
  await reachCheckout(passenger)
  await fillBuyer(passenger)
  await choosePayment(passenger, 'card')
  await acceptTerms(passenger)
  await whileProvider('create-exception', async () => {
    await orderButton(passenger).click()
    await page.getByText(t('checkout.unreachable')).waitFor()
  })
  await expectSoundScreen(passenger)
  await orderButton(passenger).click()
  await payByCard(passenger, CARDS.paid)
  await ticketIsThere(passenger)
})

journey('while nobody knows whether it was paid the page says so and keeps looking', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await reachCheckout(passenger)
  await fillBuyer(passenger)
  await choosePayment(passenger, 'card')
  await acceptTerms(passenger)
  await orderButton(passenger).click()
  await payByCard(passenger, CARDS.paidButUnanswered)
  await page.getByRole('heading', { level: 1, name: t('confirmation.unknown.title') }).waitFor()
  await expectSoundScreen(passenger)
  await letTimePass(90)
  await page.getByRole('button', { name: t('confirmation.lookNow') }).click()
  await ticketIsThere(passenger)
})
