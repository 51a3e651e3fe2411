import { expect } from 'vitest'
import { journeyInEachLanguage } from './support/each-language.ts'
import { acceptTerms, choosePayment, fillInvoice, orderAsGuest, orderButton } from './support/pages/checkout.ts'
import { orderIdOf, ticketIsThere } from './support/pages/order-page.ts'
import { CARDS, payByCard, payByDebit } from './support/pages/pay-page.ts'
import { reachCheckout } from './support/pages/purchase.ts'
import { expectSoundScreen } from './support/screen.ts'

journeyInEachLanguage('a declined card says why, and the same order is paid in another way', async passenger => {
  const { page, t, email } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger, 'card')
  await payByCard(passenger, CARDS.notCovered)
  await page.getByRole('heading', { level: 1, name: t('confirmation.declined.title') }).waitFor()
  await page.getByText(t('confirmation.reasons.insufficientFunds')).waitFor()
  await expectSoundScreen(passenger)
  const order = orderIdOf(passenger)

  await page.getByRole('button', { name: t('confirmation.otherMethod') }).click()
  const address = page.getByRole('region', { name: t('checkout.address.title') })
  await address.waitFor()
  await expect.poll(() => address.getByRole('textbox', { name: t('checkout.address.email') }).inputValue()).toBe(email)
  await choosePayment(passenger, 'debit')
  await fillInvoice(passenger)
  await acceptTerms(passenger)
  await orderButton(passenger).click()
  await payByDebit(passenger)
  await ticketIsThere(passenger)
  expect(orderIdOf(passenger)).toBe(order)
})
