import type { Passenger } from '../passenger.ts'
import { signInToDemo } from './held-subscription.ts'
import { headline } from './staff.ts'

/** Signs in as one of the people of schools, authorities and companies, whom the shop hands over to their portal. */
export async function signInToPortal(person: Passenger, email: string): Promise<void> {
  await signInToDemo(person, email)
  await headline(person, person.t('frame.titles.organisations'))
}
