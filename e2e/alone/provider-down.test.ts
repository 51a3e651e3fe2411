import { journeyInEachLanguage } from '../support/each-language.ts'
import { journey } from '../support/journey.ts'
import {
  acceptTerms,
  choosePayment,
  fillBuyer,
  fillInvoice,
  orderAsGuest,
  orderButton,
} from '../support/pages/checkout.ts'
import { ticketIsThere } from '../support/pages/order-page.ts'
import { CARDS, payByCard, payByDebit, reachPayPage } from '../support/pages/pay-page.ts'
import { reachCheckout } from '../support/pages/purchase.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { letTimePass, whileProvider } from './payment-service.ts'

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

journeyInEachLanguage('when the provider does not want the payment another way to pay is offered', async passenger => {
  const { page, t } = passenger
  passenger.expectTrouble(/status of 409/)
  await reachCheckout(passenger)
  await whileProvider('create-refused', async () => {
    await orderAsGuest(passenger)
    await page.getByText(t('error.paymentRefused')).waitFor()
  })
  await choosePayment(passenger, 'debit')
  await fillInvoice(passenger)
  await orderButton(passenger).click()
  await payByDebit(passenger)
  await ticketIsThere(passenger)
})

journeyInEachLanguage(
  'an order is not given up while its payment cannot be ended, and the page says so',
  async passenger => {
    const { page, t } = passenger
    passenger.expectTrouble(/status of 409/)
    await reachCheckout(passenger)
    await orderAsGuest(passenger)
    await reachPayPage(passenger)
    await page.goto(product.shop)
    const dialog = page.getByRole('dialog', { name: t('order.recovery.title') })
    const giveUp = dialog.getByRole('button', { name: t('order.recovery.abort') })
    await whileProvider('cancel-exception', async () => {
      await giveUp.click()
      await dialog.getByText(t('error.paymentInProgress')).waitFor()
    })
    await giveUp.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: t('frame.cartEmpty') }).waitFor()
  },
)
