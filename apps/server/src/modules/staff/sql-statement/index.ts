export { sqlStatementRoutes } from './sql-statement.routes.ts'
export { statementList } from './statement-list.ts'
