import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isEndedBy } from '../../../db/ended-by.ts'
import { isContractIn } from '../../../db/state-in.ts'

/** A ticket by a company with which nothing more is agreed from a day on. */
interface LeftOver {
  contractId: string
  /** Last day of the agreement. */
  endsOn: PlainDate
}

/** First day of the month after that in which an agreement ends. */
const MONTH_AFTER = sql`to_char(date_trunc('month', within.ends_on::date) + interval '1 month', 'YYYY-MM-DD')`

/** Tickets whose end nobody has said although the agreement with the company has one; some at a time. */
export async function leftOverTickets(db: Statements, clientId: string, most: number): Promise<LeftOver[]> {
  const { rows } = await db.execute<{ contractId: string; endsOn: PlainDate }>(sql`
    with recursive latest as (
      select distinct on (f.company_id) f.company_id, f.terms ->> 'endsOn' as ends_on from framework_contract f
      where f.client_id = ${clientId} and f.state = 'released'
      order by f.company_id, f.valid_from desc, f.version desc
    ), within (id, ends_on) as (
      select company_id, ends_on from latest where ends_on is not null
      union
      select below.id, within.ends_on from within join organisation below on below.parent_id = within.id
      where below.id not in (select company_id from latest)
    )
    select c.id as "contractId", within.ends_on as "endsOn" from within
    join organisation o on o.id = within.id join contract c on c.organisation_id = o.party_id
    where ${isContractIn(sql`c.state`)}
      and not ${isEndedBy(sql`c.id`, MONTH_AFTER)}
    order by c.id limit ${most}`)
  return rows
}
