import type { ClaimComponent, ReportSpan } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'
import { claimsSeen, titlesIn } from './claims-seen.queries.ts'

/** Who pays, where the reader sees their money; undefined for every other as for none. */
export async function payerSeen(context: Context, db: Statements, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select o.name from organisation o
    join ${reachOf(context)} as reach on reach.organisation_id = o.id and reach.pays where o.id = ${id}`)
  return rows[0]
}

/** Of some claims of the table `claim`. */
export const claimedAmounts: SQL = sql`count(distinct claim.contract_id)::int as contracts,
  coalesce(sum(claim.cents) filter (where claim.cents > 0), 0)::float8 as "claimedInCent",
  coalesce(sum(claim.cents) filter (where claim.cents < 0), 0)::float8 as "creditedInCent",
  coalesce(sum(claim.cents), 0)::float8 as "sumInCent"`

const MADE_OF_SUMS = sql`'contracts', contracts, 'claimedInCent', claimed, 'creditedInCent', credited,
  'sumInCent', claimed + credited`

export interface Amounts {
  contracts: number
  claimedInCent: number
  creditedInCent: number
  sumInCent: number
}

/** Where nothing was claimed. */
export const NO_AMOUNTS: Amounts = { contracts: 0, claimedInCent: 0, creditedInCent: 0, sumInCent: 0 }

interface Report {
  total: Amounts
  rows: (Amounts & { organisationId: string; organisationName: string; product: string })[]
  months: (Amounts & { month: string })[]
}

/**
 * What was claimed of a payer, altogether, by school and product, and by month. A large payer has a claim of each of
 * very many contracts and months: what is told of a contract is looked up once for it.
 */
export async function reportOf(context: Context, db: Statements, payerId: string, span: ReportSpan): Promise<Report> {
  const { rows } = await db.execute<Pick<Report, 'rows' | 'months'> & Record<string, unknown>>(sql`
    with amounts as materialized (
      select payer.id as payer_id, payer.name as payer_name, claim.contract_id, left(claim.period_start, 7) as month,
        coalesce(sum(claim.cents) filter (where claim.cents > 0), 0) as claimed,
        coalesce(sum(claim.cents) filter (where claim.cents < 0), 0) as credited
      from ${claimsSeen(context, span)} where payer.id = ${payerId}
      group by 1, 2, 3, 4
    ),
    by_contract as materialized (
      select payer_id, payer_name, contract_id, sum(claimed) as claimed, sum(credited) as credited
      from amounts group by 1, 2, 3
    ),
    by_school as (
      select coalesce(school.id, payer_id) as id, coalesce(school.name, payer_name) as name,
        version.title as product, count(*)::int as contracts,
        sum(claimed)::float8 as claimed, sum(credited)::float8 as credited
      from by_contract
      join contract c on c.id = by_contract.contract_id
      join ${titlesIn(context.language)} as version on version.id = c.configuration_id
      left join organisation school on school.party_id = c.organisation_id
      group by 1, 2, 3
    ),
    by_month as (
      select month, count(*)::int as contracts, sum(claimed)::float8 as claimed, sum(credited)::float8 as credited
      from amounts group by month
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('organisationId', id, 'organisationName', name, 'product', product,
        ${MADE_OF_SUMS}) order by lower(name), product, id) from by_school), '[]') as rows,
      coalesce((select jsonb_agg(jsonb_build_object('month', month, ${MADE_OF_SUMS}) order by month) from by_month),
        '[]') as months`)
  const [{ rows: bySchool, months } = { rows: [], months: [] }] = rows
  // A contract is of one school and product.
  const sum = (key: keyof Amounts) => bySchool.reduce((before, row) => before + row[key], 0)
  const total = {
    contracts: sum('contracts'),
    claimedInCent: sum('claimedInCent'),
    creditedInCent: sum('creditedInCent'),
    sumInCent: sum('sumInCent'),
  }
  return { total, rows: bySchool, months }
}

interface OfClass extends Amounts {
  class: string
  product: string
  component: ClaimComponent
}

/**
 * What was claimed for one organisation, where a contract of none is its payer's own: by the class somebody was in
 * then, product and component.
 */
export async function classesOf(
  context: Context,
  db: Statements,
  organisationId: string,
  span: ReportSpan,
): Promise<OfClass[]> {
  const { rows } = await db.execute<OfClass & Record<string, unknown>>(sql`
    select coalesce(member.class, '') as class, version.title as product, claim.component, ${claimedAmounts}
    from ${claimsSeen(context, span)}
    join ${titlesIn(context.language)} as version on version.id = c.configuration_id
    left join organisation school on school.party_id = c.organisation_id
    left join lateral (
      select m.class from membership m
      where m.party_id = c.holder_id and m.organisation_id = ${organisationId} and m.valid_from <= claim.period_start
      order by m.valid_from desc limit 1
    ) as member on true
    where coalesce(school.id, payer.id) = ${organisationId}
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}
