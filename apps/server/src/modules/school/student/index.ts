export { moveRound } from './move-round.ts'
export { studentRoutes } from './student.routes.ts'
