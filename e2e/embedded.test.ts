import type { FrameLocator } from 'playwright-core'
import { expect } from 'vitest'
import { ORDER_BUTTON } from '../apps/shop/src/parts/order/order-button.ts'
import { hasAccount, PASSWORD } from './support/account.ts'
import { journey } from './support/journey.ts'
import { framedShop, PARTNER, pressUntil, STRANGER, visitPartner } from './support/pages/partner-page.ts'
import { CARDS, confirmAtBank, enterCard } from './support/pages/pay-page.ts'
import { DOG } from './support/pages/purchase.ts'
import { addButton, allTickets } from './support/pages/shop-window.ts'
import type { Passenger } from './support/passenger.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const CARD = { de: 'Kreditkarte', en: 'Credit card' }

/** Inside the partner's page: from the ticket to the filled-in checkout. */
async function fillCheckout(passenger: Passenger): Promise<FrameLocator> {
  const { page, t, language } = passenger
  const shop = page.frameLocator('#tickets')
  await shop.getByRole('button', { name: t('cookies.reject') }).click()
  const choose = shop.getByRole('button', { name: t('tickets.chooseNamed', { ticket: DOG[language].product }) })
  const add = shop.getByRole('dialog').getByRole('button', { name: addButton(t) })
  await pressUntil(allTickets({ page: shop, t }), choose)
  await pressUntil(choose, add)
  await add.click()
  const checkout = shop.getByRole('link', { name: t('cart.checkout') })
  await pressUntil(shop.getByRole('link', { name: t('tickets.toCart') }), checkout)
  await checkout.click()
  const address = shop.getByRole('region', { name: t('checkout.address.title') })
  await address.getByLabel(t('checkout.address.email'), { exact: true }).fill(passenger.email)
  await shop.getByRole('radio', { name: CARD[language] }).check()
  return shop
}

/** Whether the browser lets the shop keep a cookie in its frame. */
const takesCookies = (passenger: Passenger): Promise<boolean> =>
  framedShop(passenger).evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is what is asked about.
    document.cookie = 'probe=1; SameSite=None; Secure'
    return document.cookie.includes('probe')
  })

const orderIn = (shop: FrameLocator, { language }: Passenger): Promise<void> =>
  shop.getByRole('button', { name: ORDER_BUTTON[language], exact: true }).click()

/** Milliseconds until a frame has followed. */
const PATIENCE = { timeout: 20_000 }

journey('inside another page there is no header, and of the footer only what the law demands', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await page.goto(`${product.shop}/?mode=embedded`)
  await page.getByRole('button', { name: t('cookies.reject') }).click()
  await page.getByRole('search').waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
  const footer = page.getByRole('contentinfo')
  for (const name of [
    t('frame.footer.cancelContracts'),
    t('frame.footer.withdrawContract'),
    t('frame.titles.legalNotice'),
    t('frame.titles.privacyPolicy'),
  ])
    expect((await footer.getByRole('link', { name }).boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
  await expectSoundScreen(passenger)
  await footer.getByRole('link', { name: t('frame.footer.withdrawContract') }).click()
  await page.getByRole('heading', { level: 1, name: t('withdrawContract.headline') }).waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
})

journey('terms and privacy policy have embedded addresses of their own', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  for (const path of ['/agb/embedded', '/datenschutz/embedded']) {
    await page.goto(product.shop + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (path === '/agb/embedded') await page.getByRole('button', { name: t('cookies.reject') }).click()
    expect(await page.getByRole('banner').count(), path).toBe(0)
    await expectSoundScreen(passenger)
  }
})

journey(
  'a partner shows the shop with the snippet of the guide, and its frame follows the height',
  async ({ visit }) => {
    const passenger = await visit()
    const { page, context, t } = passenger
    await visitPartner(passenger, PARTNER, '/?mode=embedded')
    const shop = page.frameLocator('#tickets')
    await shop.getByRole('button', { name: t('cookies.reject') }).click()
    await shop.getByRole('search').waitFor()
    const heightOf = async () => (await page.locator('#tickets').boundingBox())?.height ?? 0
    // Told in whole pixels, so that nothing is cut off.
    const contentOf = () =>
      framedShop(passenger).evaluate(() =>
        Math.ceil(document.querySelector('#root > *')?.getBoundingClientRect().height ?? 0),
      )
    const difference = async () => Math.round((await heightOf()) - (await contentOf()))
    await expect.poll(difference, PATIENCE).toBe(0)
    const atStart = await heightOf()
    await shop
      .getByRole('contentinfo')
      .getByRole('link', { name: t('frame.titles.terms') })
      .click()
    await shop.getByRole('heading', { level: 1, name: t('frame.titles.terms') }).waitFor()
    await expect.poll(heightOf, PATIENCE).toBeGreaterThan(atStart)
    await expect.poll(difference, PATIENCE).toBe(0)
    expect(await shop.getByRole('banner').count()).toBe(0)
    expect(await context.cookies(product.shop)).toEqual([])
  },
)

journey('the login inside a partner’s page reaches the shop and is answered, without any cookie', async ({ visit }) => {
  const passenger = await visit()
  const { page, context, t } = passenger
  await visitPartner(passenger, PARTNER, '/anmelden/embedded')
  const shop = page.frameLocator('#tickets')
  await shop.getByRole('button', { name: t('cookies.reject') }).click()
  await shop.getByLabel(t('signIn.email')).fill('niemand@example.org')
  await shop.getByLabel(t('signIn.password'), { exact: true }).fill('ein falsches Passwort')
  passenger.expectTrouble(/400/)
  await shop.getByRole('button', { name: t('signIn.login.submit'), exact: true }).click()
  await shop.getByText('Die Anmeldung ist fehlgeschlagen.', { exact: false }).waitFor()
  expect(await context.cookies(product.shop)).toEqual([])
})

journey(
  'whoever signs in inside a partner’s page is signed in there alone, even where the browser keeps nothing of a frame',
  async ({ visit }) => {
    const passenger = await visit()
    const { page, context, t, email } = passenger
    await hasAccount(passenger)
    await visitPartner(passenger, PARTNER, '/konto/verwaltung/daten/embedded')
    expect(await takesCookies(passenger)).toBe(false)
    const shop = page.frameLocator('#tickets')
    await shop.getByRole('button', { name: t('cookies.reject') }).click()
    await shop.getByLabel(t('signIn.email')).fill(email)
    await shop.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
    await shop.getByRole('button', { name: t('signIn.login.submit'), exact: true }).click()
    await shop.getByRole('heading', { level: 1, name: t('account.data.headline') }).waitFor()
    expect(new URL(framedShop(passenger).url()).pathname).toBe('/konto/verwaltung/daten/embedded')
    await shop
      .getByRole('contentinfo')
      .getByRole('link', { name: t('frame.titles.terms') })
      .click()
    await shop.getByRole('heading', { level: 1, name: t('frame.titles.terms') }).waitFor()
    await framedShop(passenger).evaluate(() => history.back())
    await shop.getByRole('heading', { level: 1, name: t('account.data.headline') }).waitFor()
    expect(await context.cookies(product.shop)).toEqual([])
    const elsewhere = await context.newPage()
    await elsewhere.goto(`${product.shop}/konto`)
    await elsewhere.getByRole('heading', { level: 1, name: t('signIn.login.headline') }).waitFor()
  },
)

journey(
  'a ticket is bought inside a partner’s page: paid in a window of its own, and shown in the frame',
  async ({ visit }) => {
    const passenger = await visit()
    const { page, context, t } = passenger
    await visitPartner(passenger, PARTNER, '/?mode=embedded')
    const shop = await fillCheckout(passenger)
    const opened = context.waitForEvent('page')
    await orderIn(shop, passenger)
    const atProvider = { ...passenger, page: await opened }
    await shop.getByRole('heading', { level: 1, name: t('confirmation.framed.title') }).waitFor()
    // This window has no token of the order.
    passenger.expectTrouble(/401/)
    await enterCard(atProvider, CARDS.paid)
    await confirmAtBank(atProvider)
    await atProvider.page.getByRole('heading', { level: 1, name: t('confirmation.backToFrame.title') }).waitFor()
    await atProvider.page.close()
    await shop.getByRole('heading', { level: 1, name: t('confirmation.paid.headline') }).waitFor()
    await shop.getByRole('heading', { name: DOG.de.ticket }).first().waitFor()
    expect(new URL(page.url()).origin).toBe(PARTNER)
    expect(await context.cookies(product.shop)).toEqual([])
  },
)

journey('where the browser opens no window by itself, a button in the frame does', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { context, t } = passenger
  await context.addInitScript(() => {
    if (window.top === window) return
    const open = window.open.bind(window)
    let times = 0
    window.open = (...given) => {
      times += 1
      return times === 1 ? null : open(...given)
    }
  })
  await visitPartner(passenger, PARTNER, '/?mode=embedded&language=en')
  const shop = await fillCheckout(passenger)
  await orderIn(shop, passenger)
  const again = shop.getByRole('button', { name: t('confirmation.framed.continue') })
  const opened = context.waitForEvent('page')
  await again.click()
  const atProvider = { ...passenger, page: await opened }
  passenger.expectTrouble(/401/)
  await enterCard(atProvider, CARDS.notCovered)
  await confirmAtBank(atProvider)
  await shop.getByRole('heading', { level: 1, name: t('confirmation.declined.title') }).waitFor()
})

journey('nobody else’s page can show the shop', async ({ visit }) => {
  const passenger = await visit()
  const { page } = passenger
  passenger.expectTrouble(/frame-ancestors/)
  const refused = page.waitForEvent('console', message => message.text().includes("frame-ancestors 'self'"))
  await visitPartner(passenger, STRANGER, '/?mode=embedded')
  await refused
  expect(page.frames().map(frame => frame.url())).not.toContain(`${product.shop}/?mode=embedded`)
})
