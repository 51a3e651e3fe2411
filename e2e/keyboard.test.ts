import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { expectFocusInPage, expectFocusOn, press, tabTo, type } from './support/keyboard.ts'
import { keyboardJourney } from './support/keyboard-journey.ts'
import { emailField, orderButton } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { cardFields, reachPayPage } from './support/pages/pay-page.ts'
import { addToCart, STOPS, stopField, tripRows } from './support/pages/search.ts'
import { product } from './support/product.ts'

/** Of a pattern: "14:30". */
const TIME = '\\d\\d:\\d\\d'

const SINGLE = { de: 'Einzelticket', en: 'Single ticket' }

keyboardJourney('a ticket is bought with the keyboard alone', async passenger => {
  const { page, t, language } = passenger
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
  await page.waitForURL(/\/(verbindung|relation)\//)
  await expectFocusInPage(passenger)
  const between = t('search.relationSpoken', { from: STOPS.station.name, to: STOPS.spa.name })
  await page.getByRole('heading', { level: 1, name: between }).waitFor()
  await expect.poll(() => page.title()).toContain(between)
  await press(passenger, tripRows(passenger).first())
  const opened = t('trips.opened', { from: TIME, to: TIME })
  await expectFocusOn(page.getByRole('heading', { name: new RegExp(opened) }))
  await press(passenger, addToCart(passenger, SINGLE[language]))
  await press(passenger, page.getByRole('link', { name: t('tickets.toCart') }))
  await expectFocusInPage(passenger)
  await press(passenger, page.getByRole('link', { name: t('cart.checkout') }).first())
  await expectFocusInPage(passenger)

  await type(passenger, emailField(passenger), passenger.email)
  const payment = page.getByRole('region', { name: t('checkout.payment.title') })
  // What is chosen already has the stop of the group; the arrow goes round to the first.
  await tabTo(passenger, payment.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await press(passenger, orderButton(passenger))

  await reachPayPage(passenger)
  for (const { field, text } of cardFields(passenger)) await type(passenger, field, text)
  await page.keyboard.press('Enter')
  await ticketIsThere(passenger)
  await expectFocusOn(page.getByRole('heading', { level: 1, name: t('confirmation.paid.headline') }))
  expect(await page.title()).toContain(t('confirmation.paid.headline'))
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
