export { enforcementRoutes } from './enforcement.routes.ts'
export { wordsOfDays } from './words-of-days.ts'
