import type { RollMember, RollMembersQuery } from '@billett/contract'
import type {
  ApplicationState,
  CardPlan,
  PlainDate,
  RedecideReason,
  RollKind,
  RollPlace,
  RollReason,
  RollWish,
} from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { personLike } from '../../../db/person-like.ts'
import type { Window } from '../../../db/window.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import { IS_FIRST_CARD, IS_HANDED_OUT, LEFT } from './counts.queries.ts'
import { PARENTS_SAID, type ParentsSaid } from './parents-said.queries.ts'

/** A pupil of a year as the database says it. */
export interface MemberRow {
  guid: string
  firstName: string
  lastName: string
  birthDate: PlainDate
  organisationId: string
  kind: RollKind
  why: RollReason
  before: RollPlace | null
  after: RollPlace | null
  beforeName: string | null
  afterName: string | null
  wish: RollWish | null
  contractNumber: string | null
  contractState: ApplicationState | null
  redecide: RedecideReason | null
  isEntitled: boolean | null
  paysSelf: boolean
  exemptionEnds: PlainDate | null
  parentsSaid: ParentsSaid[]
  decision: string
  isAsked: boolean
  isDeclined: boolean
  letter: RollMember['letter']
  card: CardPlan | null
  /** The card is their first, or the first on the contract. */
  isFirstCard: boolean
  /** A card is handed out to them. */
  isHandedOut: boolean
  cardNumber: string | null
  handedOutOn: PlainDate | null
  cardReturnedOn: PlainDate | null
  appliedOn: string | null
  failure: string | null
}

export interface MemberFilter extends Omit<RollMembersQuery, 'page' | 'pageSize'> {
  studentGuids?: readonly string[]
  /** The school they are at from the year on. */
  comesTo?: string
}

function wanted(context: Context, filter: MemberFilter): SQL {
  const { organizationId, kind, left, class: name, search, studentGuids, comesTo } = filter
  return sql.join(
    [
      sql`true`,
      ...(organizationId
        ? [sql`m.organisation_id in (select organisation_id from ${inCareOf(context, organizationId)} as inside)`]
        : []),
      ...(comesTo ? [sql`m.after ->> 'organisationId' = ${comesTo}`] : []),
      ...(kind ? [sql`m.kind = ${kind}`] : []),
      ...(left ? [LEFT[left]] : []),
      ...(name ? [sql`lower(coalesce(m.after ->> 'class', m.before ->> 'class')) = lower(${name})`] : []),
      ...(search ? [personLike(search)] : []),
      ...(studentGuids ? [sql`m.party_id = any(${sql.param(studentGuids)}::uuid[])`] : []),
    ],
    sql` and `,
  )
}

/** Pupils of a year whom the reader looks after, by school, class and name; also those who come to their schools. */
export async function membersSeen(
  context: Context,
  db: Statements,
  yearId: string,
  filter: MemberFilter,
  { limit, offset }: Window,
): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)}
    select m.party_id as guid, person.first_name as "firstName", person.last_name as "lastName",
      person.birth_date as "birthDate", m.organisation_id as "organisationId", m.kind, m.why, m.before, m.after,
      was.name as "beforeName", becomes.name as "afterName", m.wish, c.number as "contractNumber",
      c.state as "contractState", m.redecide, m.is_entitled as "isEntitled", m.pays_self as "paysSelf",
      m.exemption_ends as "exemptionEnds", ${PARENTS_SAID} as "parentsSaid",
      m.decision,
      m.asked_on is not null as "isAsked", m.declined_by is not null as "isDeclined", m.card,
      case when m.letter = 'needed' and m.letter_printed_on is not null then 'printed' else m.letter end as letter,
      coalesce(${IS_FIRST_CARD}, false) as "isFirstCard", coalesce(${IS_HANDED_OUT}, false) as "isHandedOut",
      held.serial as "cardNumber", m.handed_out_on as "handedOutOn", m.card_returned_on as "cardReturnedOn", m.failure,
      to_char(m.applied_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "appliedOn"
    from roll_member m
    join party_person person on person.party_id = m.party_id
    left join organisation was on was.id = (m.before ->> 'organisationId')::uuid
    left join organisation becomes on becomes.id = (m.after ->> 'organisationId')::uuid
    left join contract c on c.id = m.contract_id
    left join lateral (
      select medium.serial from medium where medium.contract_id = c.id and medium.blocked_on is null
      order by medium.arrives_on desc limit 1
    ) as held on true
    where m.school_year_id = ${yearId} and (m.organisation_id in (select organisation_id from reach)
        or (m.after ->> 'organisationId')::uuid in (select organisation_id from reach))
      and ${wanted(context, filter)}
    order by coalesce(was.name, becomes.name), coalesce(m.before ->> 'class', m.after ->> 'class'),
      lower(person.last_name), lower(person.first_name), m.party_id
    limit ${limit} offset ${offset}`)
  return rows
}
