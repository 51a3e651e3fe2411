import { keptSince, type Span } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { deleteInSteps } from './in-steps.ts'

/** Lines that are blanked in one statement. */
const STEP = 1000

/** What never ended coming, since somebody was killed while it was stored. */
const LEFT_COMING: Span = { value: 2, unit: 'days' }

/** Whose a line was, in the bank's words; in those of the indexes by which such lines are found. */
const SAYS_WHOSE = sql`num_nonnulls(name, iban, text, mandate, creditor_reference) > 0`

/**
 * Forgets what the bank sent, word for word, and whose lines were that nothing here is about. Lines of payers, and
 * what was paid to them, are receipts and say whose they were as long as these are kept; what waits for somebody is
 * no different from them. Amounts, days and the bank's own numbers stay, by which a line is known again. Doing it
 * twice changes nothing.
 */
export async function forgetBankMessages(world: World): Promise<void> {
  const { bankMessages, receipts } = world.client.config.retention
  const clientId = clientIdOf(world)
  const isBefore = (moment: SQL, span: Span): SQL => sql`${moment} < ${keptSince(span, world.clock())}::timestamptz`

  await deleteInSteps(
    world.db,
    'bank_message_content',
    sql`exists (select 1 from bank_message m where m.id = bank_message_content.message_id
      and m.client_id = ${clientId} and ${isBefore(sql`m.ended_on`, bankMessages)})`,
  )
  await deleteInSteps(
    world.db,
    'bank_message',
    sql`client_id = ${clientId} and state = 'coming' and ${isBefore(sql`received_on`, LEFT_COMING)}`,
  )
  await blankLines(world, sql`payer_id is null and state <> 'waiting' and ${isBefore(sql`created_on`, bankMessages)}`)
  await blankLines(world, isBefore(sql`created_on`, receipts))
  await world.db.execute(sql`update payout set account_holder = '', iban = '', text = '', account_named_by = null where client_id = ${clientId}
    and iban <> '' and ${isBefore(sql`created_on`, receipts)}`)
  await world.db.execute(sql`delete from payout_account where client_id = ${clientId}
    and ${isBefore(sql`named_on`, receipts)}`)
  await world.db.execute(sql`update bank_message set name = '', brought_by = null where client_id = ${clientId}
    and (name <> '' or brought_by is not null) and ${isBefore(sql`ended_on`, receipts)}`)
}

/** A few at a time; what somebody else holds has its turn in the next round. */
async function blankLines(world: World, which: SQL): Promise<void> {
  const { db, isStopping } = world
  for (;;) {
    const { rowCount } = await db.execute(sql`
      update bank_entry set name = null, iban = null, text = null, mandate = null, creditor_reference = null
      where id = any(array(
        select id from bank_entry where client_id = ${clientIdOf(world)} and ${SAYS_WHOSE} and ${which}
        limit ${STEP} for update skip locked))`)
    if ((rowCount ?? 0) < STEP || isStopping()) return
  }
}
