import type { ClaimComponent, Language, ReportSpan } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { endOf } from '../../../db/ended-by.ts'
import { reachOf } from '../reach/index.ts'

/** Who pays, where the reader sees their money; undefined for every other as for none. */
export async function payerSeen(context: Context, db: Statements, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select o.name from organisation o
    join ${reachOf(context)} as reach on reach.organisation_id = o.id and reach.pays where o.id = ${id}`)
  return rows[0]
}

/** Titles of what is subscribed to, `(id, title)`: each is read once out of its configuration, not once a claim. */
const titlesIn = (language: Language): SQL => sql`(
  select id, configuration -> 'title' ->> ${language} as title from subscription_configuration offset 0)`

const ofPayer = (payerId: string): SQL => sql`payer.id = ${payerId}`

/** Claims whose period begins in some days; those of a contract of no organisation are the payer's own. */
const claims = (context: Context, only: SQL, { from, until }: ReportSpan, language: Language): SQL => sql`
  select claim.id, claim.contract_id, claim.component, claim.period_start, claim.period_end, claim.cents,
    claim.vat_cents, c.number, c.holder_id, holder.customer_number, coalesce(school.id, payer.id) as organisation_id,
    coalesce(school.name, payer.name) as organisation_name, version.title as product
  from organisation payer
  join ${reachOf(context)} as reach on reach.organisation_id = payer.id and reach.pays
  join payer_account account on account.party_id = payer.party_id
  join claim on claim.payer_id = account.id
  join contract c on c.id = claim.contract_id
  join party holder on holder.id = c.holder_id
  join ${titlesIn(language)} as version on version.id = c.configuration_id
  left join organisation school on school.party_id = c.organisation_id
  where ${only} and claim.period_start >= ${from} and claim.period_start < ${until}`

const AMOUNTS = sql`count(distinct contract_id)::int as contracts,
  coalesce(sum(cents) filter (where cents > 0), 0)::float8 as "claimedInCent",
  coalesce(sum(cents) filter (where cents < 0), 0)::float8 as "creditedInCent", coalesce(sum(cents), 0)::float8 as "sumInCent"`

const MADE_OF_SUMS = sql`'contracts', contracts, 'claimedInCent', claimed, 'creditedInCent', credited,
  'sumInCent', claimed + credited`

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

/**
 * What was claimed of a payer, altogether, by school and product, and by month. A large payer has a claim of each of
 * very many contracts and months: what is told of a contract is looked up once for it.
 */
export async function reportOf(context: Context, db: Statements, payerId: string, span: ReportSpan): Promise<Report> {
  const { rows } = await db.execute<Pick<Report, 'rows' | 'months'> & Record<string, unknown>>(sql`
    with amounts as materialized (
      select payer.id as payer_id, payer.name as payer_name, claim.contract_id, left(claim.period_start, 7) as month,
        coalesce(sum(cents) filter (where cents > 0), 0) as claimed,
        coalesce(sum(cents) filter (where cents < 0), 0) as credited
      from organisation payer
      join ${reachOf(context)} as reach on reach.organisation_id = payer.id and reach.pays
      join payer_account account on account.party_id = payer.party_id
      join claim on claim.payer_id = account.id
      join contract c on c.id = claim.contract_id
      where ${ofPayer(payerId)} and claim.period_start >= ${span.from} and claim.period_start < ${span.until}
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
      select base.cents, ${endOf(sql`base.contract_id`)} as ends_on from base
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

/** Contracts of which the lines are read at a time: a year of each is some twelve. */
const SOME = 500

/**
 * Every claim of the report, some at a time, those of a contract one after the other. Which contracts there are that
 * the reader may look at is found once, so that the hundred thousandth line takes no longer than the first.
 */
export async function* claimLines(
  context: Context,
  payerId: string,
  span: ReportSpan,
): AsyncGenerator<readonly ClaimLine[]> {
  const { db } = context.world
  const { rows: contracts } = await db.execute<{ id: string; accountId: string }>(sql`
    select distinct claim.contract_id as id, account.id as "accountId"
    from organisation payer
    join ${reachOf(context)} as reach on reach.organisation_id = payer.id and reach.pays
    join payer_account account on account.party_id = payer.party_id
    join claim on claim.payer_id = account.id
    where ${ofPayer(payerId)} and claim.period_start >= ${span.from} and claim.period_start < ${span.until}
    order by 1`)
  for (let at = 0; at < contracts.length; at += SOME) {
    const some = contracts.slice(at, at + SOME)
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
      where claim.period_start >= ${span.from} and claim.period_start < ${span.until}
      order by c.id, claim.period_start, claim.id`)
    yield rows
  }
}
