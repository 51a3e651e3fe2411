export { studentRoutes } from './student.routes.ts'
