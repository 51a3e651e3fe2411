import { officeRoutes } from '@billett/paths'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'
import { signInToDemo } from './held-subscription.ts'

/**
 * Signs in as one of the people of schools, authorities and companies, whom the shop hands over to their portal. How
 * it calls what they look after differs.
 */
export async function signInToPortal(person: Passenger, email: string): Promise<void> {
  const { page, language } = person
  await signInToDemo(person, email)
  await page.waitForURL(product.shop + officeRoutes.organisations[language])
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}
