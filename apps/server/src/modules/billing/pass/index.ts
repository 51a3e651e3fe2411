export { passInvariants } from './pass.invariants.ts'
export { LINKED_PASS_LIMIT, passRoutes } from './pass.routes.ts'
export { passRound } from './pass-round.ts'
export { passesOfContract } from './passes-by-link.ts'
