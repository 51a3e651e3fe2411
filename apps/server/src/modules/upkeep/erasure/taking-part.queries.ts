import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

export const is = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`

/** Who takes part in which contract: who concluded it, travels by it, pays for it or was to pay for it. */
const PARTS = sql`(
  select c.id as contract_id, c.subscriber_id as party_id from contract c
  union select c.id, c.holder_id from contract c
  union select l.contract_id, y.party_id from payer_account y join claim l on l.payer_id = y.id
  union select a.contract_id, y.party_id from payer_account y join application a
    on a.concluding::text like '%' || y.id || '%')`

/** Who concluded these, travelled by them and paid for them. */
export const takingPart = (contractIds: readonly string[]): SQL =>
  sql`(select part.party_id from ${PARTS} part where part.contract_id = ${is(contractIds)})`

/** A contract with somebody in it, and whether it is an application that nobody has decided about. */
export interface PartOf {
  id: string
  underWay: boolean
}

/** Every contract a party takes part in, or its history names it as a payer; held until the transaction ends. */
export async function contractsWith(tx: Transaction, partyId: string): Promise<PartOf[]> {
  const { rows } = await tx.execute<{ id: string; underWay: boolean }>(sql`
    select c.id, c.state not in ('Rejected', 'Cancelled')
      and not exists (select 1 from contract_event e where e.contract_id = c.id) as "underWay"
    from contract c where c.id in (select part.contract_id from ${PARTS} part where part.party_id = ${partyId}
      union select e.contract_id from payer_account y join contract_event e
        on e.client_id = y.client_id and e.happening::text like '%' || y.id || '%' where y.party_id = ${partyId})
    order by c.id for update of c`)
  return rows.map(({ id, underWay }) => ({ id, underWay }))
}
