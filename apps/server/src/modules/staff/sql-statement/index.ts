export { sqlStatementRoutes } from './sql-statement.routes.ts'
