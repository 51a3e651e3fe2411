import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

/** Moves the clock of the demo on, on its own page. */
export async function leaveOut({ page }: Passenger, days: number): Promise<void> {
  await page.goto(`${product.shop}/demo`)
  await page.getByRole('spinbutton').fill(String(days))
  await page.getByRole('button', { name: /Move the clock|Uhr vorstellen/ }).click()
  await page.waitForLoadState()
}
