export { messageList } from './message-list.ts'
export { staffMessageRoutes } from './staff-message.routes.ts'
