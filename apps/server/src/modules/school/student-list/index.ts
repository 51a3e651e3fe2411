export { importWork } from './import-work.ts'
export { studentListRoutes } from './student-list.routes.ts'
