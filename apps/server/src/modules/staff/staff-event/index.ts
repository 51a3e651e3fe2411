export { eventList } from './event-list.ts'
export { seenEvents } from './list-events.ts'
export { staffEventRoutes } from './staff-event.routes.ts'
