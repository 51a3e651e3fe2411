import { emailKey } from '../../identity/email-address.ts'
import { nameKey } from '../import/name-key.ts'

/** Who applied or concluded for children, as far as it says whose family these are. */
export interface Guardian {
  id: string
  clientId: string
  /** The account they are known by; null without one. */
  accountId: string | null
  firstName: string
  lastName: string
  /** Empty where none is known. */
  email: string
  /** Somebody has shown that mail to it reaches them; whoever only names it may be anybody. */
  isEmailConfirmed: boolean
}

/**
 * Whether two records are one guardian: of one account, or of one confirmed address and one name. Two of one address
 * with two names are two, as a couple may share it; of two clients nobody is ever the same.
 */
export function isSameGuardian(one: Guardian, other: Guardian): boolean {
  if (one.clientId !== other.clientId) return false
  if (one.id === other.id) return true
  if (one.accountId !== null && one.accountId === other.accountId) return true
  if (!one.isEmailConfirmed || !other.isEmailConfirmed || one.email === '') return false
  const named = ({ firstName, lastName }: Guardian) => `${nameKey(lastName)}|${nameKey(firstName)}`
  return emailKey(one.email) === emailKey(other.email) && named(one) === named(other)
}

/** All records of whoever one of them is, itself among them: who is the same as one who is the same is too. */
export function recordsOfGuardian(id: string, known: readonly Guardian[]): string[] {
  const same = known.filter(one => one.id === id)
  for (const one of same) same.push(...known.filter(other => !same.includes(other) && isSameGuardian(one, other)))
  return same.map(one => one.id).toSorted()
}
