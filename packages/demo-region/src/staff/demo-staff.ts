import { RIGHTS, type Right, ROLES } from '@billett/domain'

/** Somebody who works for the company of the demo, and signs in at `/admin`. */
export interface DemoEmployee {
  /** What they sign in with; unique among them. */
  username: string
  email: string
  firstName: string
  lastName: string
  rights: readonly Right[]
}

const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name)
const ALL_RIGHTS = Object.keys(RIGHTS).filter(isRight)

const employee = (firstName: string, lastName: string, rights: readonly Right[]): DemoEmployee => {
  const username = lastName.toLowerCase()
  return { username, email: `${username}@example.org`, firstName, lastName, rights }
}

/** Two with every right, so that one agrees to what the other has asked for, and one who talks to customers. */
export const demoStaff: readonly DemoEmployee[] = [
  employee('Alma', 'Amsel', ALL_RIGHTS),
  employee('Simon', 'Specht', ALL_RIGHTS),
  employee('Zoe', 'Zeisig', ROLES.customerService),
]
