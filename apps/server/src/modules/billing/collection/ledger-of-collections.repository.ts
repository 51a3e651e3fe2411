import type { Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Account } from '../../../db/schema/index.ts'

/** What becomes of money that is collected. */
export type MoneyMove = 'presented' | 'settled' | 'returned'

/** From which account to which; what a credit took off goes the other way. */
const MONEY_MOVES: Readonly<Record<MoneyMove, { debit: Account; credit: Account }>> = {
  presented: { debit: 'inTransit', credit: 'receivable' },
  settled: { debit: 'bank', credit: 'inTransit' },
  returned: { debit: 'receivable', credit: 'bank' },
}

/** Books a move of collections, for each of their claims under its contract; each can be booked once. */
export async function bookMove(
  tx: Transaction,
  { move, collectionIds, bookedOn }: { move: MoneyMove; collectionIds: readonly string[]; bookedOn: Instant },
): Promise<void> {
  const { debit, credit } = MONEY_MOVES[move]
  await tx.execute(sql`
    insert into ledger_entry (id, key, debit, credit, amount_cents, contract_id, booked_on)
    select gen_random_uuid(), ${move}::text || ':' || part.collection_id || ':' || part.claim_id,
      case when part.cents > 0 then ${debit} else ${credit} end, case when part.cents > 0 then ${credit} else ${debit} end,
      abs(part.cents), claim.contract_id, ${bookedOn}::timestamptz
    from collection_claim part join claim on claim.id = part.claim_id
    where part.collection_id = any(${sql.param([...collectionIds])}::uuid[])`)
}
