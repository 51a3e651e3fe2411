import { keptSince, MANDATE_MONTHS, type Span } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { deleteInSteps } from './in-steps.ts'
import { IS_SCHOOL_PROOF, SCHOOL_YEAR_OVER } from './school-proofs.ts'

/** The day of a collection is a business date. */
const LAST_COLLECTED = sql`last_collection_on::date at time zone 'Europe/Berlin'`

/** When a mandate was last of use: revoked or, if it never was, lapsed for want of collections. */
const MANDATE_ENDED = sql`case
  when revoked_on is not null then greatest(revoked_on, ${LAST_COLLECTED})
  else greatest(consent_on, ${LAST_COLLECTED}) + make_interval(months => ${MANDATE_MONTHS}) end`

/** Who was refused what is looked into soon or never. */
const REFUSALS: Span = { value: 12, unit: 'months' }

/** Photos of pupils, after the card was made. */
const PHOTOS: Span = { value: 30, unit: 'days' }

/** Files of lists that were made by the clock. */
const LIST_FILES: Span = { value: 14, unit: 'days' }

/** Lists of schools that were sent in and not applied: nobody comes back to them. */
const LEFT_LYING: Span = { value: 60, unit: 'days' }

/** What was sent in, wherever it lies: what staff noted of it is kept no longer. */
const submissionOf = (id: SQL): SQL => sql`
  select 1 from contract_cancellation s where s.id = ${id}
  union all select 1 from contract_withdrawal s where s.id = ${id}
  union all select 1 from barrier_report s where s.id = ${id}
  union all select 1 from feedback s where s.id = ${id}`

/** Deletes what this client has kept long enough besides orders. */
export async function forgetRecords(world: World): Promise<void> {
  const { db, client } = world
  const { declarations, feedback, mandates, walletPasses, proofs, creditChecks, enforcementCases } =
    client.config.retention
  const { schoolRequests, schoolProofs, schoolBatches } = client.config.retention
  const clientId = clientIdOf(world)
  const isOlder = (moment: SQL, span: Span): SQL => sql`${moment} < ${keptSince(span, world.clock())}::timestamptz`
  const own = (table: string, which: SQL) => deleteInSteps(db, table, sql`client_id = ${clientId} and ${which}`)

  for (const table of ['contract_cancellation', 'contract_withdrawal', 'barrier_report'])
    await own(table, isOlder(sql`received_on`, declarations))
  await own('uploaded_file', sql`kept_until < ${world.clock()}::timestamptz`)
  // Photos of parents who did not agree that they are kept: with the card made, or the pass on the phone.
  await own(
    'uploaded_file',
    sql`exists (select 1 from applied_child child where child.photo_id = uploaded_file.id
    and not child.keeps_photo and (exists (select 1 from medium m where m.contract_id = child.contract_id
        and ${isOlder(sql`m.sent_on`, PHOTOS)})
      or exists (select 1 from contract_event e where e.contract_id = child.contract_id
        and e.happening ->> 'kind' = 'concluded' and e.happening -> 'payload' -> 'medium' ->> 'kind' = 'phone'
        and ${isOlder(sql`e.recorded_on`, PHOTOS)})))`,
  )
  // What a proof has shown stands in the decision: its file goes, and that it came stays.
  if (schoolProofs)
    await own(
      'uploaded_file',
      sql`exists (select 1 from entitlement_proof proof
        where ${IS_SCHOOL_PROOF} and ${isOlder(SCHOOL_YEAR_OVER, schoolProofs)})`,
    )
  await own('feedback', isOlder(sql`received_on`, feedback))
  for (const table of ['submission_handling', 'submission_comment'])
    await own(table, sql`not exists (${submissionOf(sql`${sql.identifier(table)}.submission_id`)})`)
  await own('list_run', isOlder(sql`begun_on`, LIST_FILES))
  await own('staff_refusal', isOlder(sql`day::timestamptz`, REFUSALS))
  if (schoolRequests) await own('school_request', isOlder(sql`requested_on`, schoolRequests))
  await own('batch', sql`applied_on is null and ${isOlder(sql`moved_on`, LEFT_LYING)}`)
  if (schoolBatches) await own('batch', isOlder(sql`moved_on`, schoolBatches))
  await own('cookie_consent', isOlder(sql`given_on`, proofs))
  await db.execute(sql`update payer_account set mandate_id = null from mandate
    where mandate.id = payer_account.mandate_id and mandate.client_id = ${clientId} and ${isOlder(MANDATE_ENDED, mandates)}`)
  await own('mandate', isOlder(MANDATE_ENDED, mandates))
  // What was paid stays in the books, without whom it was of.
  await db.execute(sql`update enforcement_case set first_name = null, last_name = null, birth_date = null, place = ''
    where client_id = ${clientId} and last_name is not null and ${isOlder(sql`checked_on`, enforcementCases)}`)
  await own('enforcement_case', sql`paid_on is null and ${isOlder(sql`checked_on`, enforcementCases)}`)
  await own(
    'wallet_pass',
    sql`exists (select 1 from issued_ticket t where t.id = wallet_pass.ticket_id and ${isOlder(sql`t.valid_to`, walletPasses)})`,
  )
  await deleteInSteps(
    db,
    'credit_check',
    sql`${isOlder(sql`checked_on`, creditChecks)}
      and exists (select 1 from user_account u where u.id = credit_check.account_id and u.client_id = ${clientId})`,
  )
}
