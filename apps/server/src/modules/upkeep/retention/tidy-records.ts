import { MAIL_RECORD_SPAN, SENT_MAIL_SPAN, TRY_COUNT_SPAN } from '@billett/clients'
import { IDEMPOTENCY_HOURS } from '@billett/contract'
import { keptSince, type Span } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Surroundings } from '../../../world.ts'
import { deleteInSteps } from './in-steps.ts'

/** What only the machinery needs and no client is named in. A provider repeats itself for days, not for a year. */
const KEPT = {
  webhooks: { value: 365, unit: 'days' },
  deliveries: { value: 30, unit: 'days' },
  mailWishes: { value: 1, unit: 'days' },
  mailLeases: { value: 30, unit: 'days' },
  keyedRequests: { value: IDEMPOTENCY_HOURS / 24, unit: 'days' },
  offers: { value: 7, unit: 'days' },
  setups: { value: 30, unit: 'days' },
} as const satisfies Record<string, Span>

/** Forgets what the machinery does not need any more. */
export async function tidyRecords({ db, clock }: Surroundings): Promise<void> {
  const now = clock()
  const isOlder = (moment: SQL, span: Span): SQL => sql`${moment} < ${keptSince(span, now)}::timestamptz`
  await deleteInSteps(db, 'sent_mail', isOlder(sql`sent_on`, SENT_MAIL_SPAN))
  await deleteInSteps(db, 'mail_record', isOlder(sql`last_on`, MAIL_RECORD_SPAN))
  await deleteInSteps(db, 'webhook_inbox', isOlder(sql`handled_on`, KEPT.webhooks))
  await deleteInSteps(db, 'webhook_delivery', isOlder(sql`occurred_on`, KEPT.deliveries))
  await deleteInSteps(db, 'mail_wish', isOlder(sql`minute`, KEPT.mailWishes))
  await deleteInSteps(db, 'mail_lease', isOlder(sql`until`, KEPT.mailLeases))
  await deleteInSteps(db, 'attempt_count', isOlder(sql`since`, TRY_COUNT_SPAN))
  await deleteInSteps(db, 'keyed_request', isOlder(sql`begun_on`, KEPT.keyedRequests))
  await deleteInSteps(db, 'ticket_hand_over', sql`taken_on is null and ${isOlder(sql`expires_on`, KEPT.offers)}`)
  // Those of stored methods are confirmed, and stay with them.
  await deleteInSteps(
    db,
    'payment_setup',
    sql`state in ('declined', 'cancelled', 'expired') and poll_on is null and ${isOlder(sql`created_on`, KEPT.setups)}
      and not exists (select 1 from stored_payment_method m where m.registration_id = payment_setup.id)`,
  )
}
