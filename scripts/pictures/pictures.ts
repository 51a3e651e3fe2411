import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@billett/demo-region'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buyer, sellableRelations, walletMethod } from '../../bench/purchases/buyer.ts'
import type { Closing } from '../processes/closing.ts'
import { buildWebIfStale } from '../run/build/build-web.ts'
import { installIfStale } from '../run/install.ts'
import { root } from '../run/root.ts'
import { say } from '../run/say.ts'
import { withTestProduct } from '../tests/test-product.ts'
import { type Shot, STAFF_SHOTS } from './shots.ts'

const FOLDER = join(root, 'docs', 'pictures')
const HEIGHT = 800
const WIDTH = 1280

/** Of a hundred; letters stay sharp, and a screen takes some 50 kB. */
const QUALITY = 80

const ORDERS = 12

/** Who may do everything in the demo. */
const USERNAME = 'amsel'

/** `npm run pictures`: photographs the demo for the documents, on fresh data. */
export async function pictures(closing: Closing): Promise<number> {
  await installIfStale(closing.signal)
  await buildWebIfStale(closing.signal)
  return withTestProduct(closing, async ({ CHROMIUM_PATH, E2E_SHOP_URL: shop = '' }) => {
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] })
    closing.add(() => browser.close())
    mkdirSync(FOLDER, { recursive: true })
    await someOrders(shop)
    const page = await signedIn(browser, shop)
    for (const shot of STAFF_SHOTS) {
      const picture = await photograph(page, shop, shot)
      writeFileSync(join(FOLDER, `${shot.name}.webp`), picture)
      say(`docs/pictures/${shot.name}.webp, ${Math.ceil(picture.length / 1000)} kB`)
    }
    await browser.close()
    return 0
  })
}

/** Besides those of the last days, which the worker makes meanwhile: so that the first list is not empty. */
async function someOrders(shop: string): Promise<void> {
  const guest = buyer(shop, await sellableRelations(shop), await walletMethod(shop))
  for (let bought = 0; bought < ORDERS; bought += 1) await guest.buy()
  guest.close()
}

/** The fields are found by what browsers fill them with. */
async function signedIn(browser: Browser, shop: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${shop}/admin`, { waitUntil: 'networkidle' })
  await page.locator('input[autocomplete~=username]').fill(USERNAME)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/(?!login)\w+/)
  return page
}

async function photograph(page: Page, shop: string, { path, width = WIDTH, open }: Shot): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await open?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await session.detach()
  return Buffer.from(data, 'base64')
}
