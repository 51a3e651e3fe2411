import type { ApplicationState, Concluding, PlainDate } from '@billett/domain'
import { businessDateOf, GRANTED_MEANWHILE, isShownToSchools } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { isEndedBy } from '../../../db/ended-by.ts'
import { personLike } from '../../../db/person-like.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import type { Window } from '../../../db/window.ts'
import { isStillConfirmable, passedOn } from '../decision/index.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import type { YesFrom } from './may-decide.ts'
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
  /** Day on which it went to who pays without an answer of its school, which has given none since. */
  unconfirmedSince: string | null
  yesFrom: YesFrom
  /** Of an application, what is concluded once it is granted. */
  concluding: Concluding | null
  priceCents: number | null
  /** What the reader's own payers were last claimed for a period. */
  ownCents: number | null
}

export interface ContractFilter {
  states?: readonly ApplicationState[] | undefined
  /** Besides these, what who pays has granted without an answer of the reader's school. */
  withGrantedUnconfirmed?: boolean | undefined
  /** Itself and all below it. */
  organisationId?: string | undefined
  /** Beginning of a name, or a number. */
  text?: string | undefined
  studentId?: string | undefined
  contractId?: string | undefined
  contractIds?: readonly string[]
}

/** In one of some states, or granted and still to be confirmed by a school that the reader looks after. */
const inStates = ({ states, withGrantedUnconfirmed }: ContractFilter, today: PlainDate): SQL[] => {
  if (!states) return []
  const named = sql`c.state = any(${sql.param(states)}::text[])`
  if (!withGrantedUnconfirmed) return [named]
  return [sql`(${named} or (not reach.pays and ${isStillConfirmable(GRANTED_MEANWHILE, today)}))`]
}

function wanted(filter: ContractFilter, context: Context): SQL {
  const { organisationId, text, studentId, contractId, contractIds } = filter
  const parts = [
    sql`true`,
    ...inStates(filter, businessDateOf(context.world.clock())),
    ...(organisationId
      ? [sql`o.id in (select organisation_id from ${inCareOf(context, organisationId, sql`reach`)} as inside)`]
      : []),
    ...(studentId ? [sql`c.holder_id = ${studentId}`] : []),
    ...(contractId ? [sql`c.id = ${contractId}`] : []),
    ...(contractIds ? [sql`c.id = any(${sql.param(contractIds)}::uuid[])`] : []),
    ...(text
      ? [
          sql`(${personLike(text)}
            or c.number = upper(${text}) or holder.customer_number = upper(${text}))`,
        ]
      : []),
  ]
  return sql.join(parts, sql` and `)
}

/**
 * Contracts of organisations the reader may look at, what waits longest first. What has ended is none of them
 * (Spec 3 §4).
 */
export async function listedContracts(
  context: Context,
  db: Statements,
  filter: ContractFilter,
  { limit, offset }: Window,
): Promise<ContractRow[]> {
  const today = businessDateOf(context.world.clock())
  const { rows } = await db.execute<ContractRow & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)},
    -- In their order first: whether one has ended is then asked of those of the page alone.
    meant as (
      select c.id, c.submitted_on, o.id as place_id, o.name as place, reach.pays,
        o.kind in ('company', 'department') as of_company
      from contract c
      join organisation o on o.party_id = c.organisation_id
      join reach on reach.organisation_id = o.id
      join party holder on holder.id = c.holder_id
      left join party_person person on person.party_id = holder.id
      where ${wanted(filter, context)} and ${applicationStateIn(sql`c.state`, isShownToSchools)}
      order by c.submitted_on, c.id offset 0
    ),
    page as materialized (
      select meant.* from meant
      where not ${isEndedBy(sql`meant.id`, today)}
      order by meant.submitted_on, meant.id limit ${limit} offset ${offset}
    ),
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
      card.serial,
      passed.since as "unconfirmedSince", ${yesFrom} as "yesFrom",
      application.concluding, application.price_cents as "priceCents", own.cents as "ownCents"
    from page
    join contract c on c.id = page.id
    join party holder on holder.id = c.holder_id
    left join party_person person on person.party_id = holder.id
    left join application on application.contract_id = c.id
    left join contract_way way on way.contract_id = c.id
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
    order by c.submitted_on, c.id`)
  return rows
}
