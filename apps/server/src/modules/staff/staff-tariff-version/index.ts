export { tariffVersionRoutes } from './staff-tariff-version.routes.ts'
