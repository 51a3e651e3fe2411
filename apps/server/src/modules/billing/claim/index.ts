export { claimInvariants } from './claim.invariants.ts'
export { claimPart } from './claim-part.ts'
export { claimRound } from './claim-round.ts'
export { factsReader } from './contract-facts.ts'
