export { readFigures } from './figures.queries.ts'
export { operationsRoutes } from './operations.routes.ts'
export { isReady } from './readiness.ts'
