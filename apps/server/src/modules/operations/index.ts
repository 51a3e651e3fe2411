export { readFigures } from './figures.ts'
export { operationsRoutes } from './operations.routes.ts'
export { isReady } from './readiness.ts'
