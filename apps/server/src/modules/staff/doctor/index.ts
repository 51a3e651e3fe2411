export { doctorRoutes } from './doctor.routes.ts'
