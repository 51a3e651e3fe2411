import { takeOverUser } from '@billett/contract'
import { type Instant, TAKE_OVER_MINUTES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'

/** Which take-overs are looked for. */
export interface TakeOverFilter {
  clientIds: readonly string[]
  from: Instant | undefined
  before: Instant | undefined
}

export interface ListedTakeOver {
  number: number
  on: Instant
  firstName: string | null
  lastName: string | null
  userId: string
  customerNumber: string | null
  reason: string
  ticketNumber: string
  /** What notes of the same session say was changed. */
  changed: string[]
  toldOn: Instant | null
  clientId: string
}

type Row = { [K in keyof ListedTakeOver]: ListedTakeOver[K] }

/** Longer than anybody acts in a customer’s place: notes of later are not looked at. */
const LASTS = sql.raw(`interval '${TAKE_OVER_MINUTES + 1} minutes'`)

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** When somebody began to act in a customer's place, and what came of it, the latest first. */
export async function listedTakeOvers(
  db: Statements,
  { clientIds, from, before }: TakeOverFilter,
  { limit, offset }: Window,
): Promise<ListedTakeOver[]> {
  const { rows } = await db.execute<Row>(sql`
    select note.number::int as number, ${moment('note."on"')} as "on",
      actor.first_name as "firstName", actor.last_name as "lastName",
      note.subject_id as "userId", customer.customer_number as "customerNumber",
      coalesce(note.after ->> 'reason', '') as reason, coalesce(note.after ->> 'ticketNumber', '') as "ticketNumber",
      array(
        select distinct done.after ->> 'subject' from staff_action done
        where done.subject_client_id = note.subject_client_id and done.actor_id = note.actor_id
          and done."on" >= note."on" and done."on" < note."on" + ${LASTS} and done.number > note.number
          and done.session_id = (note.after ->> 'session')::uuid and done.after ->> 'subject' is not null
      ) as changed,
      ${moment('visit.told_on')} as "toldOn", note.subject_client_id as "clientId"
    from staff_action note
    left join user_account actor on actor.id = note.actor_id
    left join user_account customer on customer.id = note.subject_id::uuid
    left join user_session visit on visit.id = (note.after ->> 'session')::uuid
    where note.subject_client_id = any(${sql.param(clientIds)}::text[])
      and note.call = ${takeOverUser.name} and note.subject_kind = 'user'
      ${from === undefined ? sql`` : sql`and note."on" >= ${from}::timestamptz`}
      ${before === undefined ? sql`` : sql`and note."on" < ${before}::timestamptz`}
    order by note."on" desc, note.number desc limit ${limit} offset ${offset}`)
  return rows
}
