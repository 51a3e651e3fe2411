import type { PlainDate, RollWish, ScannedCard } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'
import { isOver } from './over.queries.ts'

/** Of these, whom the reader looks after, by school; held until the transaction ends. */
export async function lockMembers(
  context: Context,
  tx: Transaction,
  yearId: string,
  partyIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ partyId: string; organisationId: string }>(sql`
    select m.party_id as "partyId", m.organisation_id as "organisationId" from roll_member m
    where m.school_year_id = ${yearId} and m.party_id = any(${sql.param(partyIds)}::uuid[])
      and m.organisation_id in (select organisation_id from ${reachOf(context)} as reach)
    order by m.party_id for update`)
  const bySchool = new Map<string, string[]>()
  for (const { partyId, organisationId } of rows)
    bySchool.set(organisationId, [...(bySchool.get(organisationId) ?? []), partyId])
  return bySchool
}

export async function keepWish(
  tx: Transaction,
  yearId: string,
  partyIds: readonly string[],
  wish: RollWish | null,
): Promise<void> {
  await tx.execute(sql`
    update roll_member set wish = ${wish === null ? null : JSON.stringify(wish)}::jsonb
    where school_year_id = ${yearId} and party_id = any(${sql.param(partyIds)}::uuid[])`)
}

interface Decision {
  isEntitled: boolean
  paysSelf: boolean
  decidedBy: string
  reason: string
}

/**
 * Keeps what was decided of pupils for whom the reader pays and who are decided on anew; gives how many they are. Of an
 * end that is new somebody is written to, whatever they were told before.
 */
export async function keepDecision(
  context: Context,
  tx: Transaction,
  { yearId, partyIds }: { yearId: string; partyIds: readonly string[] },
  { isEntitled, paysSelf, decidedBy, reason }: Decision,
): Promise<number> {
  const isOverNow = sql`(${!isEntitled && !paysSelf} and m.contract_id is not null)`
  const { rows } = await tx.execute(sql`
    update roll_member m set is_entitled = ${isEntitled}, pays_self = ${paysSelf}, decided_by = ${decidedBy},
      decision = ${reason}, letter_printed_on = null, letter = case when ${isOverNow} and not ${isOver(sql`m`)} then 'needed'
        when m.letter = 'sent' then m.letter
        when ${isOverNow} or m.exemption_ends is not null or m.why = 'abroad' then 'needed' end
    where m.school_year_id = ${yearId} and m.party_id = any(${sql.param(partyIds)}::uuid[]) and m.redecide is not null
      and m.organisation_id in (select organisation_id from ${reachOf(context)} as reach where reach.pays)
    returning m.party_id`)
  return rows.length
}

/** No letter asks pupils of a year for a proof any more that is there now; gives their contracts. */
export async function dropProofAsked(
  tx: Transaction,
  { yearId, partyIds }: { yearId: string; partyIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update roll_member m set exemption_ends = null, letter_printed_on = null,
      letter = case when m.why = 'abroad' or m.letter = 'sent' then m.letter end
    where m.school_year_id = ${yearId} and m.party_id = any(${sql.param(partyIds)}::uuid[])
      and m.contract_id is not null returning m.contract_id as id`)
  return rows.map(({ id }) => id)
}

interface HandOut {
  isHandedOut: boolean
  isCardReturned: boolean
  today: PlainDate
}

/** Keeps whose card was handed out, of pupils whom the reader looks after, now or then; gives how many they are. */
export async function keepHandOut(
  context: Context,
  tx: Transaction,
  { yearId, partyIds }: { yearId: string; partyIds: readonly string[] },
  { isHandedOut, isCardReturned, today }: HandOut,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update roll_member m set handed_out_on = case when ${isHandedOut} then coalesce(handed_out_on, ${today}) end,
      card_returned_on = case when ${isCardReturned} then coalesce(card_returned_on, ${today}) end
    where m.school_year_id = ${yearId} and m.party_id = any(${sql.param(partyIds)}::uuid[]) and m.applied_on is not null
      and (m.organisation_id in (select organisation_id from ${reachOf(context)} as reach)
        or (m.after ->> 'organisationId')::uuid in (select organisation_id from ${reachOf(context)} as reach))
    returning m.party_id`)
  return rows.length
}

/** Keeps that a card was scanned, since when it was first; the other of the two stays as it is. */
export async function keepScanned(
  tx: Transaction,
  { yearId, partyId, was, today }: { yearId: string; partyId: string; was: ScannedCard; today: PlainDate },
): Promise<void> {
  const column = sql.identifier(was === 'handedOut' ? 'handed_out_on' : 'card_returned_on')
  await tx.execute(sql`
    update roll_member set ${column} = coalesce(${column}, ${today})
    where school_year_id = ${yearId} and party_id = ${partyId}`)
}
