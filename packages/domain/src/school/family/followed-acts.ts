import {
  type ApplicationState,
  isContract,
  isFinalApplication,
} from '../../subscription/application/application-state.ts'

/** How it stands with a child that parents have applied for. */
interface Followed {
  state: ApplicationState
  /** States of all that was applied for the same child with it, whenever that was. */
  others: readonly ApplicationState[]
  /** A card was made: its photo is printed. */
  hasCard: boolean
  /** There is a photo, which is not deleted yet. */
  hasPhoto: boolean
  /** The parents concluded it for a child that has come of age since. */
  hasComeOfAge: boolean
}

/** What parents can do about an application themselves, by its link. */
export interface FollowedActs {
  /** Nobody has granted it so far. */
  mayWithdraw: boolean
  /** It came to nothing, and nothing else is under way for the child. */
  mayApplyAgain: boolean
  /** Somebody still decides: another file may say more. */
  mayAddProof: boolean
  mayGivePhoto: boolean
  /** The ticket runs, and is the child's to have in their own name. */
  mayHandOver: boolean
}

/** It is looked at by somebody who has not said yes for good: once it is approved, the ticket is being made. */
const isUndecided = (state: ApplicationState): boolean =>
  !isFinalApplication(state) && !isContract(state) && state !== 'Approved'

export const followedActs = ({ state, others, hasCard, hasPhoto, hasComeOfAge }: Followed): FollowedActs => ({
  mayWithdraw: isUndecided(state),
  mayApplyAgain:
    (state === 'Rejected' || state === 'Cancelled') &&
    others.every(other => other === 'Rejected' || other === 'Cancelled' || other === 'ContractTerminated'),
  mayAddProof: isUndecided(state),
  // Where it was deleted with the first card, another card wants another.
  mayGivePhoto: !isFinalApplication(state) && (!hasCard || !hasPhoto),
  mayHandOver: hasComeOfAge && isContract(state),
})
