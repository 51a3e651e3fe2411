import { withAccount } from './account.ts'
import type { Passenger } from './passenger.ts'
import { enterShop } from './start.ts'

/** Signs in with an account of their own, and goes to a page of it. */
export async function signInTo(passenger: Passenger, path: string): Promise<void> {
  await withAccount(passenger)
  await enterShop(passenger, path)
}
