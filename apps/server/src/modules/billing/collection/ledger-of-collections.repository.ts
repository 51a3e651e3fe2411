import type { Cents, Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Account } from '../../../db/schema/index.ts'

/** What becomes of money that is collected. */
export type MoneyMove = 'presented' | 'settled' | 'returned' | 'rejected' | 'refused'

/** From which account to which; what a credit took off goes the other way. */
const MONEY_MOVES: Readonly<Record<MoneyMove, { debit: Account; credit: Account }>> = {
  presented: { debit: 'inTransit', credit: 'receivable' },
  settled: { debit: 'bank', credit: 'inTransit' },
  returned: { debit: 'receivable', credit: 'bank' },
  rejected: { debit: 'receivable', credit: 'inTransit' },
  refused: { debit: 'receivable', credit: 'inTransit' },
}

interface Booking {
  move: MoneyMove
  collectionIds: readonly string[]
  bookedOn: Instant
  /** File by which it goes to the bank again, or was refused as a whole: what may happen more than once. */
  of?: string
}

/** Books a move of collections, for each of their claims under its contract; each can be booked once. */
export async function bookMove(tx: Transaction, { move, collectionIds, bookedOn, of }: Booking): Promise<void> {
  const { debit, credit } = MONEY_MOVES[move]
  const name = of === undefined ? move : `${move}:${of}`
  await tx.execute(sql`
    insert into ledger_entry (id, key, debit, credit, amount_cents, contract_id, booked_on)
    select gen_random_uuid(), ${name}::text || ':' || part.collection_id || ':' || part.claim_id,
      case when part.cents > 0 then ${debit} else ${credit} end, case when part.cents > 0 then ${credit} else ${debit} end,
      abs(part.cents), claim.contract_id, ${bookedOn}::timestamptz
    from collection_claim part join claim on claim.id = part.claim_id
    where part.collection_id = any(${sql.param([...collectionIds])}::uuid[])`)
}

/** What a bank took for giving something back is ours, under the contract of the first claim it was for. */
export async function bookCharges(
  tx: Transaction,
  { collectionId, chargesCents, bookedOn }: { collectionId: string; chargesCents: Cents; bookedOn: Instant },
): Promise<void> {
  await tx.execute(sql`
    insert into ledger_entry (id, key, debit, credit, amount_cents, contract_id, booked_on)
    select gen_random_uuid(), 'charges:' || ${collectionId}::text, 'fees', 'bank', ${chargesCents}::int, claim.contract_id,
      ${bookedOn}::timestamptz
    from collection_claim part join claim on claim.id = part.claim_id
    where part.collection_id = ${collectionId} order by claim.due_on, claim.id limit 1`)
}
