import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { fact, ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { takeProduct } from './support/pages/shop-window.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('two tickets are bought together with a discount code', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await takeProduct(passenger, 'Lührtal-Tagesticket', 'Erwachsene')
  await takeProduct(passenger, 'Hundeticket')
  await goToCart(passenger)
  const totals = page.getByRole('region', { name: t('order.totals.title') })
  expect(await fact(totals, t('order.totals.gross'))).toBe('29,40 €')

  const code = page.getByRole('textbox', { name: t('cart.discountCode') })
  await code.fill('KEINSOLCHER')
  passenger.expectTrouble(/status of 4\d\d .*discount/i)
  await page.getByRole('button', { name: t('cart.redeem') }).click()
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  expect(await code.evaluate(input => input === document.activeElement)).toBe(true)
  await expectSoundScreen(passenger)
  await code.fill('WILLKOMMEN10')
  await page.getByRole('button', { name: t('cart.redeem') }).click()
  await page.getByText(t('cart.redeemed', { code: 'WILLKOMMEN10', saved: '2,94 €' })).waitFor()
  expect(await fact(totals, t('order.totals.gross'))).toBe('26,46 €')
  await expectSoundScreen(passenger)

  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger, 'many')
  for (const number of [2, 1]) {
    await page.getByRole('tab', { name: t('confirmation.ticketTab', { number, total: 2 }) }).click()
    await page.getByRole('tabpanel').getByRole('img').first().waitFor()
  }
  await page.getByText('26,46 €').first().waitFor()
  await expectSoundScreen(passenger)
})
