export { baseDataRoutes } from './base-data.routes.ts'
export { baseDataList } from './base-data-list.ts'
export { confirmBaseData } from './confirm-base-data.ts'
