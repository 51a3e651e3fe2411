import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journey } from './support/journey.ts'
import { orderAsGuest } from './support/pages/checkout.ts'
import { openSubscription, signInToDemo } from './support/pages/held-subscription.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByCard } from './support/pages/pay-page.ts'
import { DOG, reachCheckout } from './support/pages/purchase.ts'
import { expectFits } from './support/screen.ts'

journey('a ticket is still shown and read when there is no network', async ({ visit }) => {
  const passenger = await visit({ width: 360 })
  const { page, t, context } = passenger
  passenger.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  await inspect(page.getByRole('img', { name: new RegExp(DOG.de.ticket) }))

  await page.getByRole('link', { name: t('confirmation.next') }).click()
  await page.getByRole('search').waitFor()
  await context.setOffline(true)
  await page.goBack()
  await ticketIsThere(passenger)
  await page.getByText(/^Gespeichert \d\d:\d\d, funktioniert ohne Netz$/).waitFor()
  await inspect(page.getByRole('img', { name: new RegExp(DOG.de.ticket) }))
  await expectFits(passenger)
})

/** The address of the page's font among what the service worker keeps. */
async function keptFont(): Promise<string | undefined> {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]') ?? {}
  return (await caches.match(href))?.url
}

journey('and even when the page is opened anew without a network', async ({ visit }) => {
  const passenger = await visit()
  const { page, context } = passenger
  passenger.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await reachCheckout(passenger)
  await orderAsGuest(passenger)
  await payByCard(passenger)
  await ticketIsThere(passenger)
  // What the purchase has kept is there once the worker is.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await context.setOffline(true)
  await page.reload()
  await ticketIsThere(passenger)
  await inspect(page.getByRole('img', { name: new RegExp(DOG.de.ticket) }))
  expect(await page.evaluate(keptFont), 'kept is').toMatch(/\.woff2$/)
})

/** The worker of a product that has just started makes the passes of its contracts within a minute. */
async function untilMade(page: Page, barcode: Locator): Promise<void> {
  for (let left = 12; left > 0; left -= 1) {
    const isThere = barcode.waitFor({ timeout: 5_000 }).then(() => true)
    if (await isThere.catch(() => false)) return
    await page.reload()
  }
}

journey('the pass of a subscription is shown without a network, by the address of its page', async ({ visit }) => {
  const passenger = await visit({ width: 360 })
  const { page, t, context } = passenger
  passenger.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const barcode = page.getByRole('img', { name: /Deutschlandticket/ })
  await signInToDemo(passenger, 'mara.lindner@example.org')
  await openSubscription(passenger, /^Deutschlandticket/)
  await untilMade(page, barcode)
  await inspect(barcode)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  await context.setOffline(true)
  await page.goto(page.url())
  await page.getByRole('heading', { level: 1, name: t('confirmation.list.headline') }).waitFor()
  const { travelers } = await inspect(barcode)
  expect(travelers).toHaveLength(1)
  await expectFits(passenger)

  await context.setOffline(false)
  const renewed = page.waitForResponse(response => response.url().includes('/subscription/passes/') && response.ok())
  await page.reload()
  await renewed
  await inspect(barcode)
})
