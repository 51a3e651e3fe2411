import type { Instant, PlainDate } from '@billett/domain'
import { and, eq, gt, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { isPaidByHand, paidByHandKey } from '../../../db/held-claim.ts'
import { claim, ledgerEntry } from '../../../db/schema/index.ts'

/**
 * What of a claim is left after what was paid for its contract before it was concluded: that pays what was due first.
 */
const leftCents: SQL<number> = sql<number>`least(claim.cents, (
    select coalesce(sum(earlier.cents), 0) from claim earlier
    where earlier.contract_id = claim.contract_id and earlier.cents > 0
      and (earlier.due_on, earlier.id) <= (claim.due_on, claim.id)
  ) - (
    select coalesce(sum(paid.amount_cents), 0) from ledger_entry paid
    where paid.contract_id = claim.contract_id and paid.key like 'firstPayment:%'
  ))::int`

const open = (clientId: string) =>
  and(eq(claim.clientId, clientId), gt(claim.cents, 0), gt(leftCents, 0), not(isPaidByHand(sql`claim.id`)))

/** What was claimed of contracts, was due before a day, and is not booked as paid. */
export const claimsPast = (tx: Transaction, clientId: string, contractIds: readonly string[], day: PlainDate) =>
  tx
    .select({ id: claim.id, dueOn: claim.dueOn })
    .from(claim)
    .where(and(open(clientId), inArray(claim.contractId, [...contractIds]), lt(claim.dueOn, day)))

/** Books that a claim was paid, against the clearing account of the demo. False where it is none that is open. */
export async function bookPaid(
  tx: Transaction,
  { clientId, claimId, id, bookedOn }: { clientId: string; claimId: string; id: string; bookedOn: Instant },
): Promise<boolean> {
  const [row] = await tx
    .select({ contractId: claim.contractId, cents: leftCents })
    .from(claim)
    .where(and(open(clientId), eq(claim.id, claimId)))
  if (!row) return false
  const inserted = await tx
    .insert(ledgerEntry)
    .values({
      id,
      key: paidByHandKey(claimId),
      debit: 'clearing',
      credit: 'receivable',
      amountCents: row.cents,
      contractId: row.contractId,
      bookedOn,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id })
  return inserted.length === 1
}
