export { staffOn } from './base-fee.queries.ts'
export { chargeBaseFees } from './charge-base-fees.ts'
export { endLeftOver } from './end-left-over.ts'
export { endingOfTicket, endTicket } from './end-ticket.ts'
export {
  type Company,
  companiesOf,
  deleteFramework,
  frameworksOf,
  insertFramework,
  lockFrameworks,
  type StoredFramework,
  setFrameworkReleased,
  updateFramework,
} from './framework.repository.ts'
export { agreedByEntry } from './in-force.queries.ts'
export { soldProducts } from './job-prices.ts'
export { jobTicketRoutes } from './job-ticket.routes.ts'
export { judgeEntry } from './judge-entry.ts'
export { plannedFees } from './planned-fees.ts'
export { reshare } from './reshare.ts'
export { contractsOfCompany } from './running.queries.ts'
export { listEmployee } from './staff-list.repository.ts'
export { watchTakers } from './watch-takers.ts'
