import { routes } from '@billett/paths'
import { TEXTS } from '../../apps/payment-demo/src/pay-page/texts/texts.ts'
import { journeyIn } from '../support/each-language.ts'
import { orderAsGuest } from '../support/pages/checkout.ts'
import { ticketIsThere } from '../support/pages/order-page.ts'
import { CARDS, cancelPayment, confirmAtBank, enterCard } from '../support/pages/pay-page.ts'
import { orderAgain, reachCheckout } from '../support/pages/purchase.ts'
import { inNewTab, type Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'

const ORDERS = routes.confirm

journeyIn(
  'de',
  'when the pay page fails nothing is charged, and the passenger goes on or begins anew',
  async passenger => {
    const { page, t, language } = passenger
    passenger.expectTrouble(/status of 500/)
    await reachCheckout(passenger)
    await orderAsGuest(passenger)
    await enterCard(passenger, CARDS.pageBreaks)
    await confirmAtBank(passenger)
    await page.getByRole('heading', { name: TEXTS[language].failedTitle }).waitFor()
    await page.getByRole('link', { name: TEXTS[language].toShop }).click()
    await page.getByRole('heading', { level: 1, name: t('confirmation.open.title') }).waitFor()
    await expectSoundScreen(passenger)
    await page.getByRole('button', { name: t('confirmation.open.continue') }).click()
    await page.getByRole('button', { name: TEXTS[language].cancel }).click()
    await page.getByRole('heading', { level: 1, name: t('confirmation.cancelled.title') }).waitFor()
    await orderAgain(passenger)
    await cancelPayment(passenger)
  },
)

/** Confirms at the bank, hears nothing more, and looks into the shop in a new tab. */
async function leaveForShop(passenger: Passenger): Promise<Passenger> {
  // The click itself may end with the page.
  void confirmAtBank(passenger).catch(() => undefined)
  await passenger.page.waitForRequest(request => request.url().endsWith('/challenge'))
  const back = await inNewTab(passenger)
  await back.page.goto(product.shop + ORDERS[back.language])
  await back.page.getByRole('link', { name: back.t('confirmation.list.open') }).click()
  return back
}

journeyIn(
  'en',
  'when the provider falls down right after the charge the ticket is there all the same',
  async passenger => {
    passenger.expectTrouble(/ERR_/)
    await reachCheckout(passenger)
    await orderAsGuest(passenger)
    await enterCard(passenger, CARDS.crashAfterCharge)
    const back = await leaveForShop(passenger)
    await ticketIsThere(back)
  },
)

journeyIn('de', 'when it says nothing after the charge the ticket is there as well', async passenger => {
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await enterCard(passenger, CARDS.silentAfterCharge)
  const back = await leaveForShop(passenger)
  await ticketIsThere(back)
})

journeyIn('en', 'when it says nothing and has charged nothing the payment can be gone on with', async passenger => {
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await enterCard(passenger, CARDS.pageFallsSilent)
  const back = await leaveForShop(passenger)
  await back.page.getByRole('heading', { level: 1, name: back.t('confirmation.open.title') }).waitFor()
  await back.page.getByRole('button', { name: back.t('confirmation.open.abort') }).click()
  await back.page.getByRole('heading', { level: 1, name: back.t('confirmation.aborted.title') }).waitFor()
})
