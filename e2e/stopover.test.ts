import { expect } from 'vitest'
import { journeyIn } from './support/each-language.ts'
import { searchRelation, tripRows } from './support/pages/search.ts'
import type { Passenger } from './support/passenger.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

const STOP = 'Falkenbrück, Marktplatz'

/** Adds a stop on the way by the keyboard alone, and finds it again when the page is loaded anew. */
async function goByWayOf(passenger: Passenger): Promise<void> {
  const { page, t } = passenger
  const chosen = page.getByText(t('trips.stopover.chosen', { stop: STOP }), { exact: true })
  await enterShop(passenger)
  await searchRelation(passenger)
  await tripRows(passenger).first().waitFor()
  await page.getByRole('button', { name: t('trips.filter.open'), exact: true }).press('Enter')
  await page.getByRole('button', { name: t('trips.stopover.add') }).press('Enter')
  const field = page.getByRole('combobox', { name: t('trips.stopover.label') })
  await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true)
  await page.keyboard.type('Marktplatz')
  await page.getByRole('option', { name: STOP }).waitFor()
  const answered = page.waitForResponse(reply => /\/tariff\/trips\?.*via=/.test(reply.url()))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const { data } = await (await answered).json()
  expect(data.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await chosen.waitFor()
  await tripRows(passenger).first().waitFor()
  await expectSoundScreen(passenger)
  await page.reload()
  await chosen.waitFor()
}

journeyIn('de', 'a journey by way of a stop, on a phone', goByWayOf, { width: 360 })
journeyIn('en', 'a journey by way of a stop', goByWayOf)
