export { actionsOfContract } from './actions-of-contract.ts'
export { sharesOf } from './contract.present.ts'
export { presentDebits } from './debit.present.ts'
export {
  bookedAhead,
  comingClaims,
  type DueDebit,
  debitsFrom,
  nextDebits,
  SHOWN_DEBITS,
  seesDebitsOf,
} from './debits.ts'
export {
  contractAsConcluded,
  contractToDecide,
  type HeldContract,
  heldContract,
  heldContracts,
  lockedContract,
  ownContract,
} from './held-contract.ts'
export { journalOf } from './journal.ts'
export { journalFacts } from './journal-facts.ts'
export { type BookedClaim, takesPart } from './own-contract.repository.ts'
export { ownContractRoutes } from './own-contract.routes.ts'
export { dueFirst } from './paid-by-payer.ts'
export type { Told } from './told.ts'
export { type WholeContract, wholeContract } from './whole-contract.ts'
