export { notePortalAct } from './note-portal-act.ts'
export { reachOf, withAllBelow } from './reach.ts'
