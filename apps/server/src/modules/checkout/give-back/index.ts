export { giveBackRoutes } from './give-back.routes.ts'
export { giveBackTickets } from './give-back-tickets.ts'
export { sendCancelledMail } from './send-cancelled-mail.ts'
export { takeBack } from './take-back.ts'
