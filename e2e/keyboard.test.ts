import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { press, tabTo, type } from './support/keyboard.ts'
import { buyerOf, orderButton } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { reachPayPage } from './support/pages/pay-page.ts'
import { offerCard, STOPS, stopField } from './support/pages/search.ts'
import { addButton } from './support/pages/shop-window.ts'
import { product } from './support/product.ts'

journey('a ticket is bought with the keyboard alone', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await page.goto(product.shop)
  await press(passenger, page.getByRole('button', { name: t('cookies.reject') }))
  for (const [end, { typed, name }] of [
    ['from', STOPS.station],
    ['to', STOPS.spa],
  ] as const) {
    await type(passenger, stopField(passenger, end), typed)
    await page.getByRole('option', { name }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => stopField(passenger, end).inputValue()).toBe(name)
  }
  await page.keyboard.press('Enter')
  await press(passenger, offerCard(passenger, 'Einzelticket').getByRole('button', { name: addButton(t) }))
  await press(passenger, page.getByRole('link', { name: t('tickets.toCart') }))
  await press(passenger, page.getByRole('link', { name: t('cart.checkout') }))

  const step = page.getByRole('region', { name: t('checkout.address.title') })
  for (const { label, text } of buyerOf(passenger))
    await type(passenger, step.getByLabel(t(label), { exact: true }), text)
  const payment = page.getByRole('region', { name: t('checkout.payment.title') })
  await tabTo(passenger, payment.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(passenger, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(passenger, orderButton(passenger))

  await reachPayPage(passenger)
  await type(passenger, page.getByLabel('Kartennummer'), '4000 0000 0000 0002')
  await type(passenger, page.getByLabel('Gültig bis'), '12/34')
  await type(passenger, page.getByLabel('Prüfziffer'), '123')
  await page.keyboard.press('Enter')
  await ticketIsThere(passenger)
})

journey('whoever types quickly and presses Enter gets the stop that was typed', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await page.goto(product.shop)
  await page.getByRole('button', { name: t('cookies.reject') }).click()
  const field = stopField(passenger, 'from')
  await field.click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type(STOPS.spa.typed)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe(STOPS.spa.name)
})
