import type { Instant, PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

/** Letters `letter` of decisions `d` that wait for the post, at schools whose money the reader sees. */
const waiting = (context: Context): SQL => sql`
  decision_letter letter join entitlement_decision d on d.id = letter.decision_id
  join ${reachOf(context)} as reach on reach.organisation_id = d.organisation_id and reach.pays
  where letter.by_post and letter.sent_on is null`

export interface WaitingLetters {
  toPost: number
  printed: number
  unaddressed: number
  since: PlainDate | null
}

export async function lettersWaiting(context: Context, db: Statements): Promise<WaitingLetters> {
  const { rows } = await db.execute<WaitingLetters & Record<string, unknown>>(sql`
    select count(*)::int as "toPost", (count(*) filter (where letter.printed_on is not null))::int as printed,
      (count(*) filter (where letter.is_addressed is false))::int as unaddressed,
      to_char(min(d.decided_on) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as since
    from ${waiting(context)}`)
  return rows[0] ?? { toPost: 0, printed: 0, unaddressed: 0, since: null }
}

/** The letters that have waited longest, held until the transaction ends. */
export async function lettersToPrint(context: Context, tx: Transaction, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select letter.decision_id as id from ${waiting(context)} and letter.file_id is not null
    order by d.decided_on, d.number, d.id limit ${most} for update of letter`)
  return rows.map(({ id }) => id)
}

/** What is in the files of letters, in their order. */
export async function filesOfLetters(tx: Transaction, decisionIds: readonly string[]): Promise<Uint8Array[]> {
  const { rows } = await tx.execute<{ bytes: Buffer }>(sql`
    select (select string_agg(content.bytes, ''::bytea order by content.part)
      from file_content content where content.file_id = letter.file_id) as bytes
    from unnest(${sql.param([...decisionIds])}::uuid[]) with ordinality as asked (id, place)
    join decision_letter letter on letter.decision_id = asked.id order by asked.place`)
  return rows.map(({ bytes }) => bytes)
}

export async function notePrinted(tx: Transaction, decisionIds: readonly string[], printedOn: Instant): Promise<void> {
  await tx.execute(sql`
    update decision_letter set printed_on = ${printedOn}::timestamptz
    where decision_id = any(${sql.param([...decisionIds])}::uuid[])`)
}

interface Posting {
  postedOn: PlainDate
  postedBy: string
  sentOn: Instant
  deliveredOn: PlainDate
  objectionUntil: PlainDate
}

/** Printed letters that wait, with the last day on which one of them was printed; held until the transaction ends. */
export async function lettersPrinted(
  context: Context,
  tx: Transaction,
): Promise<{ id: string; printedOn: PlainDate }[]> {
  const { rows } = await tx.execute<{ id: string; printedOn: PlainDate }>(sql`
    select letter.decision_id as id, to_char(letter.printed_on at time zone 'Europe/Berlin', 'YYYY-MM-DD') as "printedOn"
    from ${waiting(context)} and letter.printed_on is not null order by letter.decision_id for update of letter`)
  return rows
}

/** They are posted: from now on they count as delivered on a day, and the term of objections runs. */
export async function keepPosted(tx: Transaction, ids: readonly string[], posting: Posting): Promise<void> {
  const { postedOn, postedBy, sentOn, deliveredOn, objectionUntil } = posting
  await tx.execute(sql`
    update decision_letter set posted_on = ${postedOn}, posted_by = ${postedBy}, sent_on = ${sentOn}::timestamptz,
      delivered_on = ${deliveredOn}, objection_until = ${objectionUntil}
    where decision_id = any(${sql.param([...ids])}::uuid[])`)
}
