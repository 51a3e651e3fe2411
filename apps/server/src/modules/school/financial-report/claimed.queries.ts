import type { ClaimComponent, Language, ReportSpan } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

/** Who pays, where the reader sees their money; undefined for every other as for none. */
export async function payerSeen(context: Context, db: Statements, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select o.name from organisation o
    join ${reachOf(context)} as reach on reach.organisation_id = o.id and reach.pays where o.id = ${id}`)
  return rows[0]
}

const ofPayer = (payerId: string): SQL => sql`payer.id = ${payerId}`

/** Claims whose period begins in some days; those of a contract of no organisation are the payer's own. */
const claims = (context: Context, only: SQL, { from, until }: ReportSpan, language: Language): SQL => sql`
  select claim.id, claim.contract_id, claim.component, claim.period_start, claim.period_end, claim.cents,
    claim.vat_cents, c.number, c.holder_id, holder.customer_number, coalesce(school.id, payer.id) as organisation_id,
    coalesce(school.name, payer.name) as organisation_name, version.configuration -> 'title' ->> ${language} as product
  from organisation payer
  join ${reachOf(context)} as reach on reach.organisation_id = payer.id and reach.pays
  join payer_account account on account.party_id = payer.party_id
  join claim on claim.payer_id = account.id
  join contract c on c.id = claim.contract_id
  join party holder on holder.id = c.holder_id
  join subscription_configuration version on version.id = c.configuration_id
  left join organisation school on school.party_id = c.organisation_id
  where ${only} and claim.period_start >= ${from} and claim.period_start < ${until}`

const AMOUNTS = sql`count(distinct contract_id)::int as contracts,
  coalesce(sum(cents) filter (where cents > 0), 0)::float8 as "claimedInCent",
  coalesce(sum(cents) filter (where cents < 0), 0)::float8 as "creditedInCent", coalesce(sum(cents), 0)::float8 as "sumInCent"`

export interface Amounts {
  contracts: number
  claimedInCent: number
  creditedInCent: number
  sumInCent: number
}

interface Report {
  total: Amounts
  rows: (Amounts & { organisationId: string; organisationName: string; product: string })[]
  months: (Amounts & { month: string })[]
}

/** What was claimed of a payer, altogether, by school and product, and by month. */
export async function reportOf(context: Context, db: Statements, payerId: string, span: ReportSpan): Promise<Report> {
  const from = claims(context, ofPayer(payerId), span, context.language)
  const { rows: total } = await db.execute<Amounts & Record<string, unknown>>(
    sql`select ${AMOUNTS} from (${from}) as claimed`,
  )
  const { rows } = await db.execute<Report['rows'][number] & Record<string, unknown>>(sql`
    select organisation_id as "organisationId", organisation_name as "organisationName", product, ${AMOUNTS}
    from (${from}) as claimed group by 1, 2, 3 order by lower(organisation_name), product, 1`)
  const { rows: months } = await db.execute<Report['months'][number] & Record<string, unknown>>(sql`
    select left(period_start, 7) as month, ${AMOUNTS} from (${from}) as claimed group by 1 order by 1`)
  const none = { contracts: 0, claimedInCent: 0, creditedInCent: 0, sumInCent: 0 }
  return { total: total[0] ?? none, rows, months }
}

interface Expected {
  month: string
  cents: number
}

/**
 * What contracts would owe that were claimed for in a month, for each of some later ones: as much as then, until the
 * end that is known of each.
 */
export async function expectedOf(
  context: Context,
  db: Statements,
  payerId: string,
  { last, months }: { last: ReportSpan; months: readonly string[] },
): Promise<Expected[]> {
  const from = claims(context, ofPayer(payerId), last, context.language)
  const { rows } = await db.execute<Expected & Record<string, unknown>>(sql`
    with base as (
      select contract_id, sum(cents) as cents from (${from}) as claimed where component = 'fare' group by contract_id
    ),
    ending as (
      select base.cents, (select min(ended.happening ->> 'effectiveOn') from contract_event ended
        where ended.contract_id = base.contract_id and ended.happening ->> 'kind' = 'ended') as ends_on
      from base
    )
    select month, coalesce(sum(cents) filter (where ends_on is null or ends_on > month || '-01'), 0)::float8 as cents
    from unnest(${sql.param(months)}::text[]) as month cross join ending group by month order by month`)
  return rows
}

interface OfClass extends Amounts {
  class: string
  product: string
  component: ClaimComponent
}

/** What was claimed for one organisation: by the class somebody was in then, product and component. */
export async function classesOf(
  context: Context,
  db: Statements,
  organisationId: string,
  span: ReportSpan,
): Promise<OfClass[]> {
  const from = claims(context, sql`coalesce(school.id, payer.id) = ${organisationId}`, span, context.language)
  const { rows } = await db.execute<OfClass & Record<string, unknown>>(sql`
    select coalesce(member.class, '') as class, product, component, ${AMOUNTS}
    from (${from}) as claimed
    left join lateral (
      select m.class from membership m
      where m.party_id = claimed.holder_id and m.organisation_id = claimed.organisation_id
        and m.valid_from <= claimed.period_start
      order by m.valid_from desc limit 1
    ) as member on true
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}

export interface ClaimLine {
  id: string
  organisation: string
  product: string
  contractNumber: string
  customerNumber: string
  component: string
  from: string
  until: string
  cents: number
  vatCents: number
}

/** Lines read at a time. */
const SOME = 1000

/** Every claim of the report, some at a time in the order of their ids. */
export async function* claimLines(
  context: Context,
  payerId: string,
  span: ReportSpan,
): AsyncGenerator<readonly ClaimLine[]> {
  const from = claims(context, ofPayer(payerId), span, context.language)
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const { rows } = await context.world.db.execute<ClaimLine & Record<string, unknown>>(sql`
      select id, organisation_name as organisation, product, number as "contractNumber",
        customer_number as "customerNumber", component, period_start as from, period_end as until, cents,
        vat_cents as "vatCents"
      from (${from}) as claimed where id > ${after}::uuid order by id limit ${SOME}`)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < SOME) return
    after = last.id
  }
}
