export { bookPast } from './book-past.ts'
export { letFilesGo } from './demo-day.ts'
export { mountDemoDesk } from './demo-desk.routes.ts'
export { moveClock } from './move-clock.ts'
