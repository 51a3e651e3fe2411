import type { Passenger } from './passenger.ts'
import { product } from './product.ts'

/** Opens the shop for the first time and refuses every cookie. */
export async function enterShop({ page, t }: Passenger, path = '/'): Promise<void> {
  await page.goto(product.shop + path)
  await page.getByRole('button', { name: t('cookies.reject') }).click()
}
