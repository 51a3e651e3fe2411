export { listExportRoutes } from './list-export.routes.ts'
export { listScheduleRoutes } from './list-schedule.routes.ts'
export { runSchedules } from './run-schedules.ts'
