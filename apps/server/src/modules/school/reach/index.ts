export { mustReach } from './must-reach.ts'
export { notePortalAct } from './portal-action.repository.ts'
export { reachOf, rightsAt, withAllBelow } from './reach.queries.ts'
