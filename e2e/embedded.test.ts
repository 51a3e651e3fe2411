import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { framedShop, PARTNER, STRANGER, visitPartner } from './support/partner-page.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

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

journey('nobody else’s page can show the shop', async ({ visit }) => {
  const passenger = await visit()
  const { page } = passenger
  passenger.expectTrouble(/frame-ancestors/)
  const refused = page.waitForEvent('console', message => message.text().includes("frame-ancestors 'self'"))
  await visitPartner(passenger, STRANGER, '/?mode=embedded')
  await refused
  expect(page.frames().map(frame => frame.url())).not.toContain(`${product.shop}/?mode=embedded`)
})
