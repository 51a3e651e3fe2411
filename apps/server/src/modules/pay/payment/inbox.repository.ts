import type { Instant } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { preparedInsert } from '../../../db/prepared-insert.ts'
import { webhookInbox } from '../../../db/schema/index.ts'

const enter = preparedInsert(webhookInbox, (db, rows) =>
  db
    .insert(webhookInbox)
    .values(rows)
    .onConflictDoNothing()
    .returning({ eventId: webhookInbox.eventId })
    .prepare(`enterMessage${rows.length}`),
)

/** A message of a provider, known by its id. */
export interface ProviderEvent {
  provider: string
  eventId: string
  reference: string
}

/** Enters the message in the inbox with the transaction of its effect; false when it has been handled before. */
export async function isNewEvent(db: Statements, event: ProviderEvent, now: Instant): Promise<boolean> {
  const [entered = []] = await enter(db, [{ ...event, handledOn: now }])
  return entered.length > 0
}
