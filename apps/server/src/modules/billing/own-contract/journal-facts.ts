import type { Statements } from '../../../db/database.ts'
import { accountChangesOf } from './account-changes.queries.ts'
import { debitedOf } from './collected.queries.ts'
import type { HeldContract } from './held-contract.ts'
import { type JournalFacts, payersTold } from './journal.ts'
import { returnedDebits } from './returns.queries.ts'

/** What the journal tells besides the contract itself: accounts that were named and debits that came back. */
export async function journalFacts(db: Statements, held: HeldContract): Promise<JournalFacts> {
  const payers = payersTold(held)
  return {
    changes: await accountChangesOf(db, payers),
    returned: await returnedDebits(db, held.stored.id, payers),
    debited: await debitedOf(db, held.stored.id, payers),
  }
}
