export { claimInvariants } from './claim.invariants.ts'
export { claimRound } from './claim-round.ts'
