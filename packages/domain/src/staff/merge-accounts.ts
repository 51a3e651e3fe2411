import type { AccountState } from '../identity/account-state.ts'
import { hasUserType, USER_TYPE } from '../identity/user-type.ts'

/** One of two accounts that may be the same person's. */
interface Merged {
  id: string
  clientId: string
  userType: number
  state: AccountState
  /** Whether they ask for it to be deleted. */
  isLeaving: boolean
  /** Whether they take part in contracts. */
  hasContracts: boolean
}

export type MergeRefusal = 'sameAccount' | 'accountNotMergeable' | 'mergeBothContracts' | 'mergeUnpaid'

const isCustomers = ({ userType }: Merged): boolean =>
  hasUserType(userType, USER_TYPE.WebShop) && !hasUserType(userType, USER_TYPE.HGS)

/**
 * Whether what one account has may go to another. Both are customers of one company; the one that stays can sign in and
 * does not ask to be deleted. Who takes part in contracts by both stays two people: what each owes is kept apart.
 * `unpaid`: orders of the closed one whose payment nobody knows the end of.
 */
export function mayMerge(closed: Merged, kept: Merged, unpaid: number): MergeRefusal | undefined {
  if (closed.id === kept.id) return 'sameAccount'
  const areCustomers = isCustomers(closed) && isCustomers(kept) && closed.clientId === kept.clientId
  const isOpen = kept.state === 'active' && !kept.isLeaving
  const isClosable = closed.state === 'active' || closed.state === 'disabled'
  if (!areCustomers || !isOpen || !isClosable) return 'accountNotMergeable'
  if (closed.hasContracts && kept.hasContracts) return 'mergeBothContracts'
  return unpaid > 0 ? 'mergeUnpaid' : undefined
}
