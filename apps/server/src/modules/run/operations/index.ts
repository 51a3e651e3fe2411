export { readFigures } from './figures.queries.ts'
export { jobInvariants } from './jobs.invariants.ts'
export { operationsRoutes } from './operations.routes.ts'
export { isReady } from './readiness.ts'
