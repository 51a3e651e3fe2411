import type { Passenger } from '../passenger.ts'
import { enterShop } from '../start.ts'
import { acceptTerms, choosePayment, goToCart, goToCheckout, orderButton, type PayBy } from './checkout.ts'
import { takeProduct } from './shop-window.ts'

/** What stories buy that are not about the ticket. */
export const DOG = {
  de: { product: 'Hundeticket', ticket: 'Hunde-Tageskarte', price: '3,50 €' },
  en: { product: 'Dog ticket', ticket: 'Dog day ticket', price: '€3.50' },
}

/** From the first look at the shop to the checkout, with one ticket in the cart. */
export async function reachCheckout(passenger: Passenger): Promise<void> {
  await enterShop(passenger)
  await takeProduct(passenger, DOG[passenger.language].product)
  await goToCart(passenger)
  await goToCheckout(passenger)
}

/** From the page that says why nothing was bought: the same order once more, with everything that was typed. */
export async function orderAgain(passenger: Passenger, by: PayBy = 'card'): Promise<void> {
  const { page, t } = passenger
  await page.getByRole('button', { name: t('confirmation.otherMethod') }).click()
  await page.getByRole('region', { name: t('checkout.address.title') }).waitFor()
  await choosePayment(passenger, by)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
}
