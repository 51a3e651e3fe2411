export { bookPast } from './book-by-hand.ts'
export { mountDemoDesk } from './demo-desk.routes.ts'
export { moveClock } from './move-clock.ts'
