import type { ClaimComponent, ReportSpan } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { reachOf } from '../reach/index.ts'
import { beginsIn, claimsSeen, titlesIn } from './claims-seen.queries.ts'

export interface ClaimLine {
  id: string
  organisation: string
  product: string
  contractNumber: string
  customerNumber: string
  component: ClaimComponent
  from: string
  until: string
  cents: number
  vatCents: number
}

/** Contracts of which the lines are read at a time: a year of each is some twelve. */
const MOST = 500

/**
 * Every claim of the report, some at a time, those of a contract one after the other. Which contracts there are that
 * the reader may look at is found once, so that the hundred thousandth line takes no longer than the first; whether
 * they still may is asked once for each page.
 */
export async function* claimLines(
  context: Context,
  { payerId, span, most = MOST }: { payerId: string; span: ReportSpan; most?: number },
): AsyncGenerator<readonly ClaimLine[]> {
  const { db } = context.world
  const { rows: contracts } = await db.execute<{ id: string; accountId: string }>(sql`
    select distinct claim.contract_id as id, account.id as "accountId"
    from ${claimsSeen(context, span)} where payer.id = ${payerId} order by 1`)
  for (let at = 0; at < contracts.length; at += most) {
    const some = contracts.slice(at, at + most)
    const { rows } = await db.execute<ClaimLine & Record<string, unknown>>(sql`
      select claim.id, coalesce(school.name, payer.name) as organisation, version.title as product,
        c.number as "contractNumber", holder.customer_number as "customerNumber", claim.component,
        claim.period_start as from, claim.period_end as until, claim.cents, claim.vat_cents as "vatCents"
      from unnest(${sql.param(some.map(({ id }) => id))}::uuid[], ${sql.param(some.map(one => one.accountId))}::uuid[])
        as one (id, account_id)
      join contract c on c.id = one.id
      join claim on claim.contract_id = c.id and claim.payer_id = one.account_id
      join organisation payer on payer.id = ${payerId}
      join party holder on holder.id = c.holder_id
      join ${titlesIn(context.language)} as version on version.id = c.configuration_id
      left join organisation school on school.party_id = c.organisation_id
      where ${beginsIn(span)} and (select exists (
        select 1 from ${reachOf(context)} as reach where reach.organisation_id = ${payerId} and reach.pays))
      order by c.id, claim.period_start, claim.id`)
    yield rows
  }
}
