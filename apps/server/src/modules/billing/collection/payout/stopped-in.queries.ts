import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import { openClaims } from '../open-claims.queries.ts'
import { isStopped } from './is-stopped.queries.ts'

/**
 * Customer numbers of those in a file of transfers who are stopped since it was built, or owe something that would
 * have come off. Its payers are held until the transaction ends, so that nobody changes what was looked at.
 */
export async function stoppedIn(tx: Transaction, fileId: string): Promise<string[]> {
  await tx.execute(sql`
    select payer.id from payer_account payer
    where payer.id in (select p.payer_id from payout p where p.file_id = ${fileId}::uuid)
    order by payer.id for update`)
  const { rows } = await tx.execute<{ id: string; customerNumber: string; isStopped: boolean }>(sql`
    select payer.id, party.customer_number as "customerNumber", ${isStopped} as "isStopped"
    from payer_account payer join party on party.id = payer.party_id
    where payer.id in (select p.payer_id from payout p where p.file_id = ${fileId}::uuid)
    order by party.customer_number`)
  const open = await openClaims(
    tx,
    rows.map(({ id }) => id),
  )
  const owes = (id: string) => (open.get(id) ?? []).reduce((sum, { cents }) => sum + cents, 0) > 0
  return rows.flatMap(row => (row.isStopped || owes(row.id) ? [row.customerNumber] : []))
}
