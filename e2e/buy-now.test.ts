import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { DOG } from './support/pages/purchase.ts'
import { openProduct, takeProduct } from './support/pages/shop-window.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('what is bought at once leaves the cart as it is, in another tab and after a reload too', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  const dog = DOG[passenger.language]
  const cart = () => page.getByRole('link', { name: t('frame.cartFilled', { count: 1, total: dog.price }) })
  await enterShop(passenger)
  await takeProduct(passenger, dog.product)
  const dialog = await openProduct(passenger, 'Lührtal-Tagesticket')
  await dialog.getByRole('radio', { name: 'Erwachsene' }).check()
  await dialog.getByRole('button', { name: new RegExp(`^${t('tickets.buyNow')}`) }).click()
  await page.waitForURL(/\?order=/)
  await page.getByText('25,90 €').first().waitFor()
  await page.reload()
  await page.getByText('25,90 €').first().waitFor()
  await cart().waitFor()
  await expectSoundScreen(passenger)

  const other = await page.context().newPage()
  await other.goto(new URL('/warenkorb', page.url()).href)
  await other.getByText(dog.price).first().waitFor()
  await other.close()

  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
  await cart().waitFor()
})
