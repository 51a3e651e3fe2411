import { routes } from '@billett/paths'
import { expect } from 'vitest'
import { withAccount } from './support/account.ts'
import { inspect } from './support/barcode.ts'
import { expectOneStep } from './support/filled.ts'
import { journey } from './support/journey.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByCard } from './support/pages/pay-page.ts'
import { putInCart, searchRelation, tripRows } from './support/pages/search.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

/** How light the ground of the page is, from 0 to 255. */
const ground = ({ page }: Passenger): Promise<number> =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]))

/** What holds of every screen, and one button that leads on. */
async function expectSoundStep(passenger: Passenger): Promise<void> {
  await expectSoundScreen(passenger)
  await expectOneStep(passenger)
}

const DARK = 60
const LIGHT = 200

journey(
  'on a dark device the shop is dark from the first paint to the ticket, whose barcode is read',
  async ({ visit }) => {
    const passenger = await visit({ scheme: 'dark' })
    const { page } = passenger
    await enterShop(passenger)
    await expectSoundStep(passenger)
    await searchRelation(passenger)
    await tripRows(passenger).first().click()
    await expectSoundStep(passenger)
    await putInCart(passenger, 'Einzelticket')
    await goToCart(passenger)
    await goToCheckout(passenger)
    await expectSoundStep(passenger)
    await orderAsGuest(passenger)
    await payByCard(passenger)
    await ticketIsThere(passenger)
    await expectSoundStep(passenger)
    expect(await ground(passenger)).toBeLessThan(DARK)
    await inspect(page.getByRole('img', { name: /Einzelticket/ }))
  },
)

journey('an account and its subscriptions are sound in the dark', async ({ visit }) => {
  const passenger = await visit({ scheme: 'dark', language: 'en', width: 360 })
  await enterShop(passenger)
  await withAccount(passenger)
  await expectSoundStep(passenger)
  for (const page of [routes.subscriptionOffers, routes.subscriptions]) {
    await passenger.page.goto(product.shop + page.en)
    await expectSoundStep(passenger)
  }
})

journey(
  'what was chosen goes before the device, with the first paint of every page and without a network',
  async ({ visit }) => {
    const passenger = await visit({ scheme: 'dark' })
    const { page, context, t } = passenger
    await enterShop(passenger)
    const light = page.getByRole('button', { name: t('frame.footer.modes.light'), exact: true })
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    await light.click()
    await expect.poll(() => ground(passenger)).toBeGreaterThan(LIGHT)
    await page.goto(product.shop + routes.terms.de, { waitUntil: 'commit' })
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('light')
    expect(await ground(passenger)).toBeGreaterThan(LIGHT)

    // The document for a tunnel was kept before anything was chosen.
    passenger.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
    await context.setOffline(true)
    await page.goto(product.shop + routes.confirm.de, { waitUntil: 'commit' })
    expect(await ground(passenger)).toBeGreaterThan(LIGHT)
    await context.setOffline(false)
    await page.goto(product.shop)
    await light.click()
    await expect.poll(() => ground(passenger)).toBeLessThan(DARK)
  },
)

journey('a page around it says how the shop looks, and its links keep to it', async ({ visit }) => {
  const passenger = await visit({ scheme: 'dark' })
  const { page, t } = passenger
  await enterShop(passenger, '/?mode=embedded&theme=light')
  expect(await ground(passenger)).toBeGreaterThan(LIGHT)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('frame.titles.terms') })
    .click()
  await page.waitForURL(url => url.searchParams.get('theme') === 'light')
  await page.reload()
  expect(await ground(passenger)).toBeGreaterThan(LIGHT)
})
