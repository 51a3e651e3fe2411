import { acceptContract } from '@billett/contract'
import type { ApplicationState, PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isEndedBy } from '../../../db/ended-by.ts'

/**
 * Since when an application has been with who pays, or was granted by them, without an answer of its school, and why
 * the school has denied what was said in it, `(since, denied)`: no row, or null, where the school was not asked, or has
 * answered, or confirmed it.
 */
export const passedOn = (contractId: SQL): SQL => sql`(
  select case when last.moved_by = 'shop' and not exists (
      select 1 from portal_action late where late.about_id = ${contractId} and late.call = ${acceptContract.name}
        and late.done_on >= last.moved_on and (late.detail ? 'isLate'
          -- As it was noted before a school could answer what was granted.
          or late.detail ->> 'state' in ('ApprovalPayerPending', 'DistrictExamination')))
    then to_char(last.moved_on at time zone 'Europe/Berlin', 'YYYY-MM-DD') end as since,
    case when last.moved_by <> 'shop' then last.reason end as denied
  from application_move last
  where last.contract_id = ${contractId} and last."from" = 'ApprovalOrganizationPending'
    and last."to" = 'ApprovalPayerPending'
  order by last.number desc limit 1
)`

/** Contracts that ever went on without an answer of their school, be it that it has given one since. */
export const passedOnByShop = sql`select contract_id from application_move
  where moved_by = 'shop' and "from" = 'ApprovalOrganizationPending' and "to" = 'ApprovalPayerPending'`

/** The school was asked and has not answered so far, although it went on. */
export const isUnconfirmed = (contractId: SQL): SQL => sql`exists (
  select 1 from ${passedOn(contractId)} as passed where passed.since is not null)`

/**
 * Whether a contract `c` went on in one of some states without an answer of its school, which may still give it until
 * the contract has ended: an inbox shows as many as are counted.
 */
export const isStillConfirmable = (states: readonly ApplicationState[], today: PlainDate): SQL => sql`(
  c.state = any(${sql.param(states)}::text[]) and ${isUnconfirmed(sql`c.id`)} and not ${isEndedBy(sql`c.id`, today)})`

/** Whether one contract went on without an answer of its school, which has given none since. */
export async function hasNoAnswer(db: Statements, contractId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 where ${isUnconfirmed(sql`${contractId}::uuid`)}`)
  return rows.length > 0
}
