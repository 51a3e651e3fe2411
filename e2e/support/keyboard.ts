import type { Locator } from 'playwright-core'
import type { Passenger } from './passenger.ts'

/** More presses than any screen has things to stop at. */
const MOST_STOPS = 150

/** Presses Tab until the focus is there. */
export async function tabTo({ page }: Passenger, place: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await place.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${place}`)
}

export async function press(passenger: Passenger, place: Locator): Promise<void> {
  await place.waitFor()
  await tabTo(passenger, place)
  await passenger.page.keyboard.press('Enter')
}

export async function type(passenger: Passenger, place: Locator, text: string): Promise<void> {
  await place.waitFor()
  await tabTo(passenger, place)
  await passenger.page.keyboard.type(text)
}
