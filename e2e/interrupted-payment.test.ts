import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { orderIdOf, ticketIsThere } from './support/pages/order-page.ts'
import { CARDS, confirmAtBank, enterCard, payByCard, reachPayPage } from './support/pages/pay-page.ts'
import { DOG, reachCheckout } from './support/pages/purchase.ts'
import { inNewTab, type Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectAccessible } from './support/screen.ts'

const recoveryDialog = ({ page, t }: Passenger) => page.getByRole('dialog', { name: t('order.recovery.title') })

/** Leaves the pay page by closing the tab and comes back to the shop in a new one. */
async function comeBack(passenger: Passenger): Promise<Passenger> {
  await reachPayPage(passenger)
  const back = await inNewTab(passenger)
  await passenger.page.close()
  await back.page.goto(product.shop)
  await recoveryDialog(back).waitFor()
  return back
}

journey('whoever closed the pay page is asked in the shop and goes on with the payment', async ({ visit }) => {
  const passenger = await visit()
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  const back = await comeBack(passenger)
  await expectAccessible(back)
  await recoveryDialog(back)
    .getByRole('button', { name: back.t('order.recovery.retry') })
    .click()
  await payByCard(back)
  await ticketIsThere(back)
})

journey('or gives the order up, and nothing is in the cart any more', async ({ visit }) => {
  const passenger = await visit()
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  const back = await comeBack(passenger)
  const dialog = recoveryDialog(back)
  await dialog.getByRole('button', { name: back.t('order.recovery.abort') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await back.page.getByRole('link', { name: back.t('frame.cartEmpty') }).waitFor()
  await back.page.reload()
  await back.page.getByRole('link', { name: back.t('frame.cartEmpty') }).waitFor()
})

journey('the back button on the pay page never orders twice', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await reachPayPage(passenger)
  await page.goBack()
  await recoveryDialog(passenger).waitFor()
  await recoveryDialog(passenger)
    .getByRole('button', { name: t('order.recovery.retry') })
    .click()
  await reachPayPage(passenger)
  await page.reload()
  await payByCard(passenger)
  await ticketIsThere(passenger)
  const order = orderIdOf(passenger)
  await page.reload()
  await ticketIsThere(passenger)
  await page.goBack()
  await page.goto(`${product.shop}/kasse`)
  await page.getByRole('heading', { name: t('cart.empty') }).waitFor()
  await page.goto(`${product.shop}/bestaetigung`)
  await page.getByRole('heading', { name: DOG.de.ticket }).waitFor()
  expect(await page.getByRole('link', { name: t('confirmation.list.open') }).getAttribute('href')).toContain(order)
})

journey(
  'a payment is found again although its message is lost and the tab was closed at the bank',
  async ({ visit }) => {
    const passenger = await visit({ worker: false })
    passenger.expectTrouble(/ERR_FAILED|service worker/i)
    await reachCheckout(passenger)
    await orderAsGuest(passenger)
    await passenger.page.route(`${product.shop}/**`, route => route.abort())
    await enterCard(passenger, CARDS.webhookLost)
    const returned = passenger.page.waitForRequest(request => request.url().startsWith(product.shop))
    await confirmAtBank(passenger)
    const address = (await returned).url()
    const back = await inNewTab(passenger)
    await passenger.page.close()
    await back.page.goto(address)
    await ticketIsThere(back)
  },
)
