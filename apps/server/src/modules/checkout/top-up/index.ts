export { creditPrepaidCard } from './credit-prepaid-card.ts'
export { topUpInvariants } from './top-up.invariants.ts'
