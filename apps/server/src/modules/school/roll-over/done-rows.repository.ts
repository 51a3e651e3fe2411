import type { Instant, PlainDate, RollInverse, RollPlace } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { membership } from '../../../db/schema/index.ts'

export interface Closing {
  id: string
  validUntil: PlainDate | null
}

export interface Opening extends RollPlace {
  id: string
  clientId: string
  partyId: string
  personnelNumber: string
  validFrom: PlainDate
  validUntil: PlainDate | null
}

/** Ends memberships on a day, or gives them back the last day they had. */
export async function endMemberships(tx: Transaction, closings: readonly Closing[]): Promise<void> {
  if (closings.length === 0) return
  await tx.execute(sql`
    update membership set valid_until = one."validUntil"
    from jsonb_to_recordset(${JSON.stringify(closings)}::jsonb) as one (id uuid, "validUntil" text)
    where membership.id = one.id`)
}

export const openMemberships = (tx: Transaction, openings: readonly Opening[]): Promise<void> =>
  insertRows(tx, membership, openings)

export async function dropMemberships(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from membership where id = any(${sql.param(ids)}::uuid[])`)
}

export interface AppliedRow {
  partyId: string
  inverse: RollInverse | null
  failure: string | null
}

/** Notes in the year what was done about pupils. */
export async function noteApplied(
  tx: Transaction,
  yearId: string,
  rows: readonly AppliedRow[],
  appliedOn: Instant,
): Promise<void> {
  await tx.execute(sql`
    update roll_member m set applied_on = case when one.failure is null then ${appliedOn}::timestamptz end,
      inverse = nullif(one.inverse, 'null'), failure = one.failure
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one ("partyId" uuid, inverse jsonb, failure text)
    where m.school_year_id = ${yearId} and m.party_id = one."partyId"`)
}

/** What was done about pupils, the last first. */
export async function inversesOf(
  tx: Transaction,
  yearId: string,
  partyIds: readonly string[],
): Promise<{ partyId: string; contractId: string | null; inverse: RollInverse | null }[]> {
  const { rows } = await tx.execute<{ partyId: string; contractId: string | null; inverse: RollInverse | null }>(sql`
    select party_id as "partyId", contract_id as "contractId", inverse from roll_member
    where school_year_id = ${yearId} and party_id = any(${sql.param(partyIds)}::uuid[]) and applied_on is not null
    order by party_id for update`)
  return rows
}

/** They are as if nothing had been done; whoever was asked to agree is not any more. */
export async function noteTakenBack(tx: Transaction, yearId: string, partyIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update roll_member set applied_on = null, inverse = null, failure = null, asked_on = null, card = null,
      handed_out_on = null, card_returned_on = null
    where school_year_id = ${yearId} and party_id = any(${sql.param(partyIds)}::uuid[])`)
}

export async function partyOfOrganisation(tx: Transaction, organisationId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select party_id as id from organisation where id = ${organisationId}`,
  )
  return rows[0]?.id
}
