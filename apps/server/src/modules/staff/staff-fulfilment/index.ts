export { failedJobOf, failedJobsOf } from './jobs.queries.ts'
export { staffFulfilmentRoutes } from './staff-fulfilment.routes.ts'
