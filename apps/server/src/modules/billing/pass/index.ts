export { passInvariants } from './pass.invariants.ts'
export { passRoutes } from './pass.routes.ts'
export { passRound } from './pass-round.ts'
