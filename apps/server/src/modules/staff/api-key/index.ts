export { apiKeyRoutes } from './api-key.routes.ts'
export { apiKeyList } from './api-key-list.ts'
