import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { putInCart, searchRelation } from './support/pages/search.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('a ticket for four rides, of which two are validated for two people', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await enterShop(passenger)
  await searchRelation(passenger)
  await putInCart(passenger, '4er-Karte')
  await goToCart(passenger)
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)

  const ticket = page.getByRole('region', { name: '4er-Karte Erwachsene' })
  await ticket.getByText(t('confirmation.rides.left', { count: 4, all: 4 })).waitFor()
  expect(await ticket.getByRole('img').count()).toBe(0)
  await expectSoundScreen(passenger)
  await ticket.getByRole('button', { name: t('common.increase', { label: t('confirmation.rides.amount') }) }).click()
  await ticket.getByRole('button', { name: t('confirmation.rides.submit', { count: 2 }) }).click()
  await ticket.getByRole('button', { name: t('confirmation.rides.confirm') }).click()
  await ticket.getByText(t('confirmation.rides.left', { count: 2, all: 4 })).waitFor()
  await ticket.getByRole('heading', { name: t('confirmation.rides.child', { count: 2 }) }).waitFor()
  await expectSoundScreen(passenger)

  const { document, validity } = await inspect(ticket.getByRole('img'))
  expect(document.value.tariffs).toMatchObject([{ numberOfPassengers: 2 }])
  expect(Date.parse(`${validity.until}Z`) - Date.parse(`${validity.from}Z`)).toBe(120 * 60_000)

  await page.reload()
  await ticket.getByText(t('confirmation.rides.left', { count: 2, all: 4 })).waitFor()
})
