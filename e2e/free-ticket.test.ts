import { journey } from './support/journey.ts'
import { mailTo } from './support/mails.ts'
import { acceptTerms, fillBuyer, goToCart, goToCheckout, orderButton } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { takeProduct } from './support/pages/shop-window.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('a free ticket is ordered without any payment', async ({ visit }) => {
  const passenger = await visit()
  const { page, t, email } = passenger
  await enterShop(passenger)
  await takeProduct(passenger, 'Freifahrten')
  await goToCart(passenger)
  await page.getByText('0,00 €').first().waitFor()
  await goToCheckout(passenger)
  await page.getByText(t('checkout.payment.nothingToPay')).waitFor()
  await expectSoundScreen(passenger)
  await fillBuyer(passenger)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
  await ticketIsThere(passenger)
  await mailTo(email)
})
