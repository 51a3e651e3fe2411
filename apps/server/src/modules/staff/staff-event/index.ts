export { eventList } from './export-events.ts'
export { seenEvents } from './list-events.ts'
export { staffEventRoutes } from './staff-event.routes.ts'
