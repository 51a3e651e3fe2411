import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { mailCount, mailTo } from './support/mails.ts'
import { acceptTerms, choosePayment, fillBuyer, orderButton } from './support/pages/checkout.ts'
import { orderIdOf, ticketIsThere } from './support/pages/order-page.ts'
import { payByCard, reachPayPage } from './support/pages/pay-page.ts'
import { reachCheckout } from './support/pages/purchase.ts'
import { inNewTab, type Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'

/** A browser hardly draws tabs that nobody looks at. */
const lookAt = ({ page }: Passenger): Promise<void> => page.bringToFront()

async function fillCheckout(passenger: Passenger): Promise<void> {
  await lookAt(passenger)
  await fillBuyer(passenger)
  await choosePayment(passenger, 'card')
  await acceptTerms(passenger)
}

journey('a double click on the order button is one order', async ({ visit }) => {
  const passenger = await visit()
  const { email } = passenger
  await reachCheckout(passenger)
  await fillCheckout(passenger)
  await orderButton(passenger).dblclick()
  await lookAt(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  await mailTo(email)
  await passenger.page.reload()
  await ticketIsThere(passenger)
  expect(await mailCount(email)).toBe(1)
})

journey('two tabs with the same cart lead to one payment', async ({ visit }) => {
  const passenger = await visit()
  const { t } = passenger
  await reachCheckout(passenger)
  const second = await inNewTab(passenger)
  await second.page.goto(`${product.shop}/kasse`)
  await fillCheckout(passenger)
  await fillCheckout(second)
  await lookAt(passenger)
  await orderButton(passenger).click()
  await reachPayPage(passenger)
  await lookAt(second)
  await orderButton(second).click()
  await reachPayPage(second)
  expect(second.page.url().split('?')[0]).toBe(passenger.page.url().split('?')[0])
  await lookAt(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  await second.page.goto(`${product.shop}/kasse`)
  await second.page.getByRole('heading', { name: t('cart.empty') }).waitFor()
})

journey(
  'a tab that still shows the checkout of a paid order leads to its ticket, not to another payment',
  async ({ visit }) => {
    const passenger = await visit()
    passenger.expectTrouble(/status of 4\d\d/)
    await reachCheckout(passenger)
    const second = await inNewTab(passenger)
    await second.page.goto(`${product.shop}/kasse`)
    await fillCheckout(second)
    await fillCheckout(passenger)
    await orderButton(passenger).click()
    await payByCard(passenger)
    await ticketIsThere(passenger)
    await lookAt(second)
    await orderButton(second).click()
    await ticketIsThere(second)
    expect(orderIdOf(second)).toBe(orderIdOf(passenger))
  },
)
