import { LANGUAGES } from '@billett/domain'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from './support/barcode.ts'
import { journeyIn } from './support/each-language.ts'
import { goToCart, goToCheckout, orderAsGuest } from './support/pages/checkout.ts'
import { ticketIsThere } from './support/pages/order-page.ts'
import { payByWallet } from './support/pages/pay-page.ts'
import { putInCart, searchRelation, showTickets } from './support/pages/search.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

/** Pixels of CSS; a small phone below the bars of its browser. */
const PHONE = { width: 360, height: 640 }

const SINGLE = { de: 'Einzelticket', en: 'Single ticket' }

/** Pixels of the screen for one of CSS, as phones have them. */
const SCREENS = [1, 2, 2.625, 3]

async function buyOnPhone(passenger: Passenger): Promise<void> {
  const { language } = passenger
  await enterShop(passenger)
  await searchRelation(passenger)
  await showTickets(passenger)
  await putInCart(passenger, SINGLE[language])
  await goToCart(passenger)
  await goToCheckout(passenger)
  await orderAsGuest(passenger, 'wallet')
  await payByWallet(passenger)
  await ticketIsThere(passenger)
}

/** From where to where something reaches below the upper edge of the screen. */
async function edges(place: Locator): Promise<{ top: number; bottom: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} cannot be seen`)
  return { top: box.y, bottom: box.y + box.height }
}

/** Pixels of the screen that a module of the barcode takes, and how much light is around it, in modules. */
const drawn = (barcode: Locator) =>
  barcode.evaluate((picture: HTMLImageElement) => {
    const [, quiet = '', modules = ''] = /viewBox="-(\d+) -\d+ (\d+)/.exec(decodeURIComponent(picture.src)) ?? []
    const perModule = (picture.getBoundingClientRect().width * window.devicePixelRatio) / Number(modules)
    return { perModule, quiet: Number(quiet) }
  })

for (const language of LANGUAGES)
  journeyIn(
    language,
    'whoever has paid sees the ticket first: state, time left and the whole barcode without scrolling',
    async passenger => {
      const { page } = passenger
      await buyOnPhone(passenger)
      const barcode = page.getByRole('img', { name: new RegExp(SINGLE[language]) })
      const state = page.getByRole('timer')
      await barcode.waitFor()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      expect((await edges(state)).top).toBeGreaterThan(0)
      expect((await edges(state)).bottom).toBeLessThan((await edges(barcode)).top)
      expect((await edges(barcode)).bottom).toBeLessThanOrEqual(PHONE.height)
      await inspect(barcode)
      await expectSoundScreen(passenger)

      const devTools = await page.context().newCDPSession(page)
      for (const deviceScaleFactor of SCREENS) {
        const screen = { ...PHONE, deviceScaleFactor, mobile: false }
        await devTools.send('Emulation.setDeviceMetricsOverride', screen)
        await page.reload()
        await barcode.waitFor()
        const { perModule, quiet } = await drawn(barcode)
        expect(quiet, `light at ${deviceScaleFactor}`).toBeGreaterThanOrEqual(4)
        expect(perModule, `module at ${deviceScaleFactor}`).toBeCloseTo(Math.round(perModule), 2)
        // 0.33 mm, at 96 pixels of CSS an inch.
        expect(perModule / deviceScaleFactor, `module at ${deviceScaleFactor}`).toBeGreaterThan(1.25)
        expect((await edges(barcode)).bottom, `barcode at ${deviceScaleFactor}`).toBeLessThanOrEqual(PHONE.height)
      }
    },
    PHONE,
  )
