export { staffDeclarationRoutes } from './staff-declaration.routes.ts'
