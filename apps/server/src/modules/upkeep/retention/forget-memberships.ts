import { businessDateOf, keptSince, type PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { is } from '../erasure/index.ts'
import { hasNothingElse } from './forget-subscriptions.ts'

/** Places forgotten in one transaction. */
const BATCH = 200

interface Time {
  clientId: string
  /** Who left before this day is not asked about any more. */
  left: PlainDate
  /** Payroll lists of before this day need not be kept. */
  receipts: PlainDate
}

/** By a contract of theirs something stands in a payroll list, with the number that they had. */
const IS_LISTED = sql`exists (
  select 1 from contract c join claim l on l.contract_id = c.id join payroll_entry e on e.claim_id = l.id
  where c.holder_id = m.party_id)`

/** Held until the transaction ends; what somebody else holds has its turn in the next round. */
async function due(tx: Transaction, { clientId, left, receipts }: Time) {
  const { rows } = await tx.execute<{ id: string; partyId: string }>(sql`
    select m.id, m.party_id as "partyId" from membership m
    where m.client_id = ${clientId} and m.valid_until < ${left} and (m.valid_until < ${receipts} or not ${IS_LISTED})
    order by m.id limit ${BATCH} for update of m skip locked`)
  return rows
}

async function forgetBatch(tx: Transaction, time: Time): Promise<number> {
  const rows = await due(tx, time)
  if (rows.length === 0) return 0
  await tx.execute(sql`delete from membership where id = ${is(rows.map(({ id }) => id))}`)
  const partyIds = [...new Set(rows.map(({ partyId }) => partyId))]
  await tx.execute(sql`
    delete from party_person p where p.party_id = ${is(partyIds)} and ${hasNothingElse([])}
      and not exists (select 1 from membership m where m.party_id = p.party_id)
      and not exists (select 1 from school_request r where r.party_id = p.party_id)`)
  return rows.length
}

/**
 * Forgets where somebody was who left a school or company long ago, and who it was where nothing else is known of them:
 * who was in a list and never had a ticket. What stands in payroll lists is kept as receipts are.
 */
export async function forgetMemberships(world: World): Promise<void> {
  const { memberships, receipts } = world.client.config.retention
  if (!memberships) return
  const now = world.clock()
  const time = {
    clientId: clientIdOf(world),
    left: businessDateOf(keptSince(memberships, now)),
    receipts: businessDateOf(keptSince(receipts, now)),
  }
  for (;;) {
    const forgotten = await world.db.transaction(tx => forgetBatch(tx, time))
    if (forgotten < BATCH || world.isStopping()) return
  }
}
