import type { Cents, Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Account } from '../../../db/schema/index.ts'

/** What becomes of money that is collected, or paid out. */
export type MoneyMove = 'presented' | 'settled' | 'returned' | 'rejected' | 'refused'

/** From which account to which; what a credit took off goes the other way. */
const MONEY_MOVES: Readonly<Record<MoneyMove, { debit: Account; credit: Account }>> = {
  presented: { debit: 'inTransit', credit: 'receivable' },
  settled: { debit: 'bank', credit: 'inTransit' },
  returned: { debit: 'receivable', credit: 'bank' },
  rejected: { debit: 'receivable', credit: 'inTransit' },
  refused: { debit: 'receivable', credit: 'inTransit' },
}

type Booking = {
  move: MoneyMove
  bookedOn: Instant
  /** File by which it goes to the bank again, or was refused as a whole: what may happen more than once. */
  of?: string
} & ({ collectionIds: readonly string[] } | { payoutIds: readonly string[] })

/**
 * Books a move of collections or payouts, for each of their claims under its contract; each can be booked once. The
 * credits of a payout go the other way than what is collected: from the bank to what was owed.
 */
export async function bookMove(tx: Transaction, { move, bookedOn, of, ...which }: Booking): Promise<void> {
  if (('payoutIds' in which ? which.payoutIds : which.collectionIds).length === 0) return
  const { debit, credit } = MONEY_MOVES[move]
  const name = of === undefined ? move : `${move}:${of}`
  const parts =
    'payoutIds' in which
      ? sql`(select payout_id as of_id, claim_id, cents from payout_claim
          where payout_id = any(${sql.param([...which.payoutIds])}::uuid[]))`
      : sql`(select collection_id as of_id, claim_id, cents from collection_claim
          where collection_id = any(${sql.param([...which.collectionIds])}::uuid[]))`
  await tx.execute(sql`
    insert into ledger_entry (id, key, debit, credit, amount_cents, contract_id, booked_on)
    select gen_random_uuid(), ${name}::text || ':' || part.of_id || ':' || part.claim_id,
      case when part.cents > 0 then ${debit} else ${credit} end, case when part.cents > 0 then ${credit} else ${debit} end,
      abs(part.cents), claim.contract_id, ${bookedOn}::timestamptz
    from ${parts} part join claim on claim.id = part.claim_id`)
}

/** What a bank took for giving each back is ours, under the contract of the first claim it was for. */
export async function bookCharges(
  tx: Transaction,
  charges: readonly { collectionId: string; chargesCents: Cents }[],
  bookedOn: Instant,
): Promise<void> {
  const taken = charges.filter(({ chargesCents }) => chargesCents > 0)
  if (taken.length === 0) return
  const ids = sql.param(taken.map(({ collectionId }) => collectionId))
  const cents = sql.param(taken.map(({ chargesCents }) => chargesCents))
  await tx.execute(sql`
    insert into ledger_entry (id, key, debit, credit, amount_cents, contract_id, booked_on)
    select gen_random_uuid(), 'charges:' || taken.id, 'fees', 'bank', taken.cents, first.contract_id,
      ${bookedOn}::timestamptz
    from unnest(${ids}::uuid[], ${cents}::int[]) as taken(id, cents) cross join lateral (
      select claim.contract_id from collection_claim part join claim on claim.id = part.claim_id
      where part.collection_id = taken.id order by claim.due_on, claim.id limit 1
    ) first`)
}
