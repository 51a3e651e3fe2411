import { addMinutes, type PostalAddress } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import type { SuspectedOrder } from '../../ports/subscription/fraud-guard.ts'

/** Minutes. */
const DAY = 24 * 60
const HOUR = 60

/**
 * What other orders and debits tell of the account, and of the device. Of a fraud that account is known which its
 * mandate named when it was looked at: whatever it names later may be a stranger's.
 */
export async function countsOf(
  db: Statements,
  { clientId, contractId, iban, mandateId, visitorId, submittedOn }: SuspectedOrder,
) {
  const [dayBefore, hourBefore] = [addMinutes(submittedOn, -DAY), addMinutes(submittedOn, -HOUR)]
  const { rows } = await db.execute<Record<'others' | 'returns' | 'confirmed' | 'ofDevice' | 'ofHour', number>>(sql`
    with used as (
      select distinct m.id, coalesce(m.party_id, m.account_id) as whose
      from mandate_version v join mandate m on m.id = v.mandate_id
      where v.iban = ${iban} and m.client_id = ${clientId})
    select
      (select count(distinct whose) from used
        where whose <> (select coalesce(party_id, account_id) from mandate where id = ${mandateId}))::int as others,
      (select count(*) from bank_return r join collection c on c.id = r.collection_id
        where c.mandate_id in (select id from used))::int as returns,
      (select count(*) from fraud_case f cross join lateral (
          select v.iban from mandate_version v where v.mandate_id = f.mandate_id and v.agreed_on <= f.assessed_on
          order by v.number desc limit 1) judged
        where f.mandate_id in (select id from used) and f.state = 'confirmed' and judged.iban = ${iban}
          and f.contract_id <> ${contractId})::int as confirmed,
      (select count(*) from application a where a.visitor_id = ${visitorId}
        and a.submitted_on between ${dayBefore} and ${submittedOn})::int as "ofDevice",
      (select count(*) from application a where a.client_id = ${clientId}
        and a.submitted_on between ${hourBefore} and ${submittedOn})::int as "ofHour"`)
  return rows[0] ?? { others: 0, returns: 0, confirmed: 0, ofDevice: 0, ofHour: 0 }
}

/** Who concludes an order and travels, and since when they have an account. */
export async function peopleOf(db: Statements, partyIds: readonly string[]) {
  const ids = sql`any(${sql.param(partyIds)}::uuid[])`
  const { rows } = await db.execute<{
    first: string | null
    last: string | null
    address: PostalAddress | null
    since: string | null
  }>(sql`
    select p.first_name as first, p.last_name as last, p.address, u.registered_on::text as since
    from party y left join party_person p on p.party_id = y.id left join user_account u on u.id = y.account_id
    where y.id = ${ids}`)
  return rows
}
