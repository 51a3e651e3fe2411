export { claimRound } from './claim-round.ts'
