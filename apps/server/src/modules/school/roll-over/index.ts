export { pupilsOf } from './proposed.repository.ts'
export { rollOverRoutes } from './roll-over.routes.ts'
export { rollOverWork } from './roll-over-work.ts'
export { sendRollLetter } from './send-roll-letter.ts'
