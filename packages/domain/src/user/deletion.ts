import { type AccountState, mayBecome } from '../identity/account-state.ts'
import { addMinutes, type Instant } from '../time/instant.ts'

/** Days in which a request to delete an account can be withdrawn. */
export const DELETION_DAYS = 14

export const deletionDue = (requestedOn: Instant): Instant => addMinutes(requestedOn, DELETION_DAYS * 24 * 60)

export interface DeletionFacts {
  state: AccountState
  /** Null where nobody has asked for it. */
  requestedOn: Instant | null
  /** Orders whose payment is not decided: their money would belong to nobody. */
  openOrders: number
  /** Subscriptions they have ordered that nobody has decided about: their contracts would belong to nobody. */
  applications: number
}

/** Orders stay for the books; so does the account's number, which they name. */
export const isDeletable = ({ state, requestedOn, openOrders, applications }: DeletionFacts, now: Instant): boolean =>
  mayBecome(state, 'deleted') &&
  requestedOn !== null &&
  deletionDue(requestedOn) <= now &&
  openOrders === 0 &&
  applications === 0
