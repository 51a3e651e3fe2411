import { RIGHTS } from '../identity/rights.ts'

interface RightsChange {
  /** The numbers that whoever changes them holds. */
  held: readonly number[]
  /** What the other person has, and is to have. */
  before: readonly number[]
  after: readonly number[]
  /** How many others administer the same client and can sign in. */
  otherAdministrators: number
}

export type RightsRefusal = 'notValid' | 'forbidden' | 'lastAdministrator'

const KNOWN: ReadonlySet<number> = new Set(Object.values(RIGHTS))

const differing = (some: readonly number[], others: readonly number[]): number[] =>
  some.filter(right => !others.includes(right))

/**
 * Whether somebody may give another person of the company these rights. Nobody gives or takes what they do not hold
 * themselves, and a company keeps an administrator.
 */
export function mayChangeRights({ held, before, after, otherAdministrators }: RightsChange): RightsRefusal | undefined {
  const changed = [...differing(before, after), ...differing(after, before)]
  if (differing(after, [...KNOWN]).length > 0) return 'notValid'
  const isAdministrator = held.includes(RIGHTS.IsAdministrator)
  if (!isAdministrator && differing(changed, held).length > 0) return 'forbidden'
  const steps = before.includes(RIGHTS.IsAdministrator) && !after.includes(RIGHTS.IsAdministrator)
  return steps && otherAdministrators === 0 ? 'lastAdministrator' : undefined
}
