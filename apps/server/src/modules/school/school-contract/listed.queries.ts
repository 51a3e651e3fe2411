import type { ContractOrder } from '@billett/contract'
import type { Concluding } from '@billett/domain'
import { businessDateOf, EMPLOYER_KINDS, isShownToSchools } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import type { Window } from '../../../db/window.ts'
import { passedOn } from '../decision/index.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import type { YesFrom } from './may-decide.ts'
import { type ContractFilter, isOpen, narrowed } from './narrowed.queries.ts'
import { waitingFor } from './waiting.queries.ts'
import { yesFrom } from './yes-from.queries.ts'

/** A contract as the database says it, with who it is for. */
export interface ContractRow {
  id: string
  number: string
  state: string
  seq: number
  orderDate: string
  configurationId: string
  studentId: string
  customerNumber: string
  firstName: string | null
  lastName: string | null
  birthDate: string | null
  grade: string | null
  class: string | null
  organisationId: string
  organisationName: string
  pays: boolean
  /** It is about somebody who works there. */
  isOfCompany: boolean
  /** Where the way begins is secret: lists say nothing of it to anybody. */
  isAddressBlocked: boolean
  serial: string | null
  /** The photo that parents sent, once it is drawn anew. */
  photoId: string | null
  /** Day on which it went to who pays without an answer of its school, which has given none since. */
  unconfirmedSince: string | null
  /** Why its school has denied what was said in it; null: it has not. */
  deniedBecause: string | null
  yesFrom: YesFrom
  /** Of an application, what is concluded once it is granted. */
  concluding: Concluding | null
  priceCents: number | null
  /** What the reader's own payers were last claimed for a period. */
  ownCents: number | null
}

const EMPLOYERS = sql.param([...EMPLOYER_KINDS])

/** In which order: by what, and which way. */
const ORDERS: Readonly<Record<ContractOrder, { by: readonly SQL[]; way: SQL }>> = {
  oldest: { by: [sql`c.submitted_on`, sql`c.id`], way: sql`asc` },
  newest: { by: [sql`c.submitted_on`, sql`c.id`], way: sql`desc` },
  name: { by: [sql`lower(person.last_name)`, sql`lower(person.first_name)`, sql`c.id`], way: sql`asc` },
}

/** What rows of a list are sorted by: columns `sort0`, `sort1` … and the order of rows that have them. */
function ordered(order: ContractOrder): { columns: SQL; by: SQL; named: SQL } {
  const { by, way } = ORDERS[order]
  const name = (place: number) => sql.raw(`sort${place}`)
  return {
    columns: sql.join(
      by.map((column, place) => sql`${column} as ${name(place)}`),
      sql`, `,
    ),
    by: sql.join(
      by.map((_, place) => sql`${name(place)} ${way}`),
      sql`, `,
    ),
    named: order === 'name' ? sql`left join party_person person on person.party_id = c.holder_id` : sql``,
  }
}

export interface WantedPage extends Window {
  order?: ContractOrder | undefined
}

/** What waits for the reader; the index of what waits is gone over until the page is full. */
async function waitingPage(context: Context, db: Statements, filter: ContractFilter, { limit, offset, order }: Page) {
  const { columns, by, named } = ordered(order)
  const parts = (await waitingFor(context, db, filter)).map(
    condition => sql`(
      select c.id, c.organisation_id, ${columns} from contract c ${named}
      where ${condition} order by ${by} limit ${limit + offset}
    )`,
  )
  if (parts.length === 0) return undefined
  return sql`
    select all_meant.*, o.id as place_id, o.name as place, reach.pays, o.kind = any(${EMPLOYERS}::text[]) as of_company
    from (
      select * from (${sql.join(parts, sql` union all `)}) as meant order by ${by} limit ${limit} offset ${offset}
    ) as all_meant
    join organisation o on o.party_id = all_meant.organisation_id
    join reach on reach.organisation_id = o.id`
}

function anyPage(context: Context, filter: ContractFilter, { limit, offset, order }: Page): SQL {
  const { columns, by, named } = ordered(order)
  const { organisationId, school } = filter
  const wanted = [
    applicationStateIn(sql`c.state`, isShownToSchools),
    ...(organisationId
      ? [sql`o.id in (select organisation_id from ${inCareOf(context, organisationId, sql`reach`)} as inside)`]
      : []),
    ...(school ? [sql`o.id = ${school}`] : []),
    ...narrowed(filter, context),
  ]
  return sql`
    -- In their order first: whether one has ended is then asked of those of the page alone.
    select * from (
      select c.id, c.seq, ${columns}, o.id as place_id, o.name as place, reach.pays,
        o.kind = any(${EMPLOYERS}::text[]) as of_company
      from contract c
      join organisation o on o.party_id = c.organisation_id
      join reach on reach.organisation_id = o.id ${named}
      where ${sql.join(wanted, sql` and `)}
      order by ${by} offset 0
    ) as meant
    where ${isOpen(context, { id: sql`meant.id`, seq: sql`meant.seq` })}
    order by ${by} limit ${limit} offset ${offset}`
}

type Page = Window & { order: ContractOrder }

/**
 * Contracts of organisations the reader may look at, what waits longest first unless another order is asked for. What
 * has ended is none of them (Spec 3 §4).
 */
export async function listedContracts(
  context: Context,
  db: Statements,
  filter: ContractFilter,
  { limit, offset, order = 'oldest' }: WantedPage,
): Promise<ContractRow[]> {
  const today = businessDateOf(context.world.clock())
  const { by } = ordered(order)
  const window = { limit, offset, order }
  const page = filter.waiting ? await waitingPage(context, db, filter, window) : anyPage(context, filter, window)
  if (!page) return []
  const { rows } = await db.execute<ContractRow & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)},
    page as materialized (${page}),
    -- Who would be claimed for the reader's own.
    own_payer as materialized (
      select account.id from payer_account account
      join organisation payer on payer.party_id = account.party_id
      join reach paying on paying.organisation_id = payer.id and paying.pays
    )
    select c.id, c.number, c.state, c.seq, c.configuration_id as "configurationId",
      to_char(c.submitted_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "orderDate",
      holder.id as "studentId", holder.customer_number as "customerNumber", person.first_name as "firstName",
      person.last_name as "lastName", person.birth_date as "birthDate", member.grade, member.class,
      page.place_id as "organisationId", page.place as "organisationName", page.pays,
      page.of_company as "isOfCompany",
      coalesce(way.is_address_blocked, false) or coalesce(person.is_address_secret, false) as "isAddressBlocked",
      card.serial, child.photo_id as "photoId",
      passed.since as "unconfirmedSince", passed.denied as "deniedBecause", ${yesFrom} as "yesFrom",
      application.concluding, application.price_cents as "priceCents", own.cents as "ownCents"
    from page
    join contract c on c.id = page.id
    join party holder on holder.id = c.holder_id
    left join party_person person on person.party_id = holder.id
    left join application on application.contract_id = c.id
    left join contract_way way on way.contract_id = c.id
    left join applied_child child on child.contract_id = c.id and child.is_photo_drawn
    left join lateral (
      select m.grade, m.class from membership m
      where m.party_id = holder.id and m.organisation_id = page.place_id order by m.valid_from desc limit 1
    ) as member on true
    left join lateral (
      select medium.serial from medium
      where medium.contract_id = c.id and medium.blocked_on is null order by medium.arrives_on desc limit 1
    ) as card on true
    left join lateral ${passedOn(sql`c.id`)} as passed on true
    left join lateral (
      select sum(claim.cents)::int as cents from claim
      where page.pays and claim.payer_id = any(array(select id from own_payer)) and claim.contract_id = c.id
        and claim.component = 'fare' and claim.period_start = (
          select max(last.period_start) from claim last
          where last.contract_id = c.id and last.component = 'fare' and last.period_start <= ${today})
    ) as own on true
    order by ${by}`)
  return rows
}
