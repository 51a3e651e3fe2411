import { checkBooks } from '../modules/books/index.ts'
import { pollPayments } from '../modules/payment/index.ts'
import { expireCarts } from '../modules/sales/index.ts'
import { deleteAccounts, tidyAccounts } from '../modules/user/index.ts'
import type { Round } from './rounds.ts'
import { serverRounds } from './server-rounds.ts'

/** Several workers may run the same round at once: each takes its locks. */
export const workerRounds: readonly Round[] = [
  ...serverRounds,
  { name: 'pollPayments', every: 5_000, run: pollPayments },
  { name: 'expireCarts', every: 60_000, run: expireCarts },
  { name: 'deleteAccounts', every: 600_000, run: deleteAccounts },
  { name: 'tidyAccounts', every: 600_000, run: tidyAccounts },
  { name: 'checkBooks', every: 600_000, run: checkBooks },
]
