import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPassenger, type Passenger, type Visit } from './passenger.ts'
import { product } from './product.ts'

/**
 * In place of what Playwright switches off: a frame keeps its storage apart from the shop's own, as in browsers of
 * passengers. An address of a test is never asked for by https, and a page is drawn as soon as it is there.
 */
const SWITCHED_OFF = [
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'DestroyProfileOnBrowserClose',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${SWITCHED_OFF.join()}`,
]

const picture = (name: string, number: number): string =>
  `test-results/journeys/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}-${number}.png`

/** What a page shows when its journey failed: pictures stay on the machine of the run, words stand in its output. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 2_000 })
  return `${page.url()} shows:\n${text.replaceAll(/\s*\n\s*/g, '\n').slice(0, 2_000)}`
}

/** A test in the browser. Each `visit` is a new passenger; at the end nobody's browser may have complained. */
export const journey = test.extend<{ browser: Browser; visit: (visit?: Visit) => Promise<Passenger> }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: product.chromium, args: FLAGS })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, task }, use) => {
    const passengers: Passenger[] = []
    await use(async (visit = {}) => {
      const passenger = await newPassenger(browser, visit)
      passengers.push(passenger)
      return passenger
    })
    if (task.result?.state === 'fail')
      for (const page of passengers.flatMap(({ context }) => context.pages())) {
        await page.screenshot({ path: picture(task.name, passengers.length), fullPage: true })
        console.error(await wordsOf(page))
      }
    for (const { context } of passengers) await context.close()
    expect(passengers.flatMap(({ troubles }) => troubles)).toEqual([])
  },
})
