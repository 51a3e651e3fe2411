export { financialReportRoutes } from './financial-report.routes.ts'
