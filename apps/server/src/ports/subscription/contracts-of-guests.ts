import type { Transaction } from '../../db/database.ts'

/** Those who sign in know nothing of contracts; what was ordered as a guest is theirs all the same. */
export interface ContractsOfGuests {
  /** Gives what was ordered with an address (`emailKey`) to the account whose owner has shown that it is theirs. */
  toAccount: (tx: Transaction, emailKey: string, account: { clientId: string; accountId: string }) => Promise<void>
}
