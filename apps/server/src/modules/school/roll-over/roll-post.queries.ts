import type { RollPost } from '@billett/contract'
import type { Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { ADDRESS, IS_ADDRESSED, PEOPLE } from './roll-letter.queries.ts'

/** Pupils `m` of a year whose letter waits and whom nobody can be written to about by e-mail. */
const waiting = (yearId: string) => sql`${PEOPLE}
  where m.school_year_id = ${yearId} and m.letter = 'needed' and ${ADDRESS} is null`

export async function rollPostWaiting(db: Statements, yearId: string): Promise<RollPost> {
  const { rows } = await db.execute<RollPost & Record<string, unknown>>(sql`
    select count(*)::int as "toPost", (count(*) filter (where m.letter_printed_on is not null))::int as printed,
      (count(*) filter (where ${IS_ADDRESSED} is not true))::int as unaddressed
    ${waiting(yearId)}`)
  return rows[0] ?? { toPost: 0, printed: 0, unaddressed: 0 }
}

/** Whom the next letters are about, school by school, held until the transaction ends. */
export async function rollPostToPrint(tx: Transaction, yearId: string, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ partyId: string }>(sql`
    select m.party_id as "partyId" ${waiting(yearId)}
    order by m.organisation_id, m.before ->> 'class', m.party_id limit ${most} for update of m`)
  return rows.map(({ partyId }) => partyId)
}

export async function notePrinted(
  tx: Transaction,
  { yearId, partyIds }: { yearId: string; partyIds: readonly string[] },
  printedOn: Instant,
): Promise<void> {
  await tx.execute(sql`
    update roll_member set letter_printed_on = ${printedOn}::timestamptz
    where school_year_id = ${yearId} and party_id = any(${sql.param(partyIds)}::uuid[])`)
}

/** What was printed is delivered; gives how many letters that are. */
export async function keepRollPosted(tx: Transaction, yearId: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    update roll_member posted set letter = 'sent' from (
      select m.party_id ${waiting(yearId)} and m.letter_printed_on is not null for update of m
    ) as found
    where posted.school_year_id = ${yearId} and posted.party_id = found.party_id returning posted.party_id`)
  return rows.length
}
