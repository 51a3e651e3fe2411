export { mustReach } from './must-reach.ts'
export { type Payer, payerOf } from './payer.queries.ts'
export { notePortalAct } from './portal-action.repository.ts'
export { reachOf, rightsAt, withAllBelow } from './reach.queries.ts'
