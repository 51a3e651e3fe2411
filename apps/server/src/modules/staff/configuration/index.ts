export { configurationRoutes } from './configuration.routes.ts'
export { whoseConfig } from './whose-config.ts'
