export { bookPast } from './book-past.ts'
export { mountDemoDesk } from './demo-desk.routes.ts'
export { moveClock } from './move-clock.ts'
