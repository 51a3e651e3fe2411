import { type Instant, keptSince } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { is, takingPart } from '../erasure/index.ts'

/** Contracts whose people are forgotten in one transaction. */
const BATCH = 200

interface Time {
  clientId: string
  /** Applications that came to nothing before this moment, as orders that were never paid. */
  unpaid: Instant
  /** Contracts of which nothing was recorded or claimed since: their receipts need not be kept any more. */
  receipts: Instant
}

/** What somebody wrote or handed in for it is still there. */
const IS_KNOWN = sql`(
  exists (select 1 from application a where a.contract_id = c.id and a.email <> '')
  or exists (select 1 from uploaded_file f where f.contract_id = c.id)
  or exists (select 1 from party_person p where p.party_id in (c.subscriber_id, c.holder_id)))`

/** Held until the transaction ends; what somebody else holds has its turn in the next round. */
async function due(tx: Transaction, { clientId, unpaid, receipts }: Time): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from contract c where c.client_id = ${clientId} and c.next_look_on is null and ${IS_KNOWN} and (
      (c.state in ('Rejected', 'Cancelled')
        and not exists (select 1 from contract_event e where e.contract_id = c.id)
        and greatest(c.submitted_on, (select max(m.moved_on) from application_move m where m.contract_id = c.id))
          < ${unpaid}::timestamptz)
      or greatest(c.submitted_on,
          (select max(e.recorded_on) from contract_event e where e.contract_id = c.id),
          (select max(l.booked_on) from claim l where l.contract_id = c.id)) < ${receipts}::timestamptz)
    and not exists (select 1 from party p join user_account u on u.id = p.account_id
      where p.id in (c.subscriber_id, c.holder_id) and u.state <> 'deleted')
    order by c.id limit ${BATCH} for update of c skip locked`)
  return rows.map(({ id }) => id)
}

/** Somebody `p` takes part in nothing else: no other contract is theirs, and nothing else was claimed from them. */
export const hasNothingElse = (ids: readonly string[]): SQL => sql`
  not exists (select 1 from contract c where p.party_id in (c.subscriber_id, c.holder_id, c.organisation_id)
    and c.id <> ${sql`all(${sql.param(ids)}::uuid[])`})
  and not exists (select 1 from claim l join payer_account y on y.id = l.payer_id
    where y.party_id = p.party_id and l.contract_id <> ${sql`all(${sql.param(ids)}::uuid[])`})
  and not exists (select 1 from party x join user_account u on u.id = x.account_id
    where x.id = p.party_id and u.state <> 'deleted')`

async function forgetBatch(tx: Transaction, time: Time): Promise<number> {
  const ids = await due(tx, time)
  if (ids.length === 0) return 0
  await tx.execute(sql`delete from uploaded_file where contract_id = ${is(ids)}`)
  await tx.execute(sql`delete from guardian_address where contract_id = ${is(ids)}`)
  // What was said against a decision names people; that it was said stays.
  await tx.execute(sql`update decision_objection set text = '', decision = '' where contract_id = ${is(ids)}`)
  await tx.execute(sql`update contract_way set home = '', because = '' where contract_id = ${is(ids)}`)
  await tx.execute(sql`delete from party_person p where p.party_id in ${takingPart(ids)} and ${hasNothingElse(ids)}`)
  await tx.execute(sql`update fraud_case set findings = '[]', reason = left(reason, 0) where contract_id = ${is(ids)}`)
  await tx.execute(sql`
    update application set values = '{}', email = '', visitor_id = null, risk = null where contract_id = ${is(ids)}`)
  return ids.length
}

/**
 * Forgets who applied in vain, and who took part in a contract that ended so long ago that its receipts need not be
 * kept: names, addresses, what was said in the form, and files. Numbers and what was claimed stay. Whoever has an
 * account is known by it as long as they keep it. Doing it twice changes nothing.
 */
export async function forgetSubscriptions(world: World): Promise<void> {
  const { unpaidOrders, receipts } = world.client.config.retention
  const now = world.clock()
  const time = {
    clientId: clientIdOf(world),
    unpaid: keptSince(unpaidOrders, now),
    receipts: keptSince(receipts, now),
  }
  for (;;) {
    const forgotten = await world.db.transaction(tx => forgetBatch(tx, time))
    if (forgotten < BATCH || world.isStopping()) return
  }
}
