import { addMinutes, type Instant } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import { messageOfTheDay } from '../../db/schema/index.ts'
import { demoMessageId } from './demo-message-id.ts'

/** Minutes of a year. */
const YEAR = 366 * 24 * 60

/**
 * A client's first message in a demo; staff may change or remove it, and it comes back only where the client has none.
 */
export async function keepDemoMessages(db: Statements, clientId: string, now: Instant): Promise<void> {
  const [any] = await db
    .select({ id: messageOfTheDay.id })
    .from(messageOfTheDay)
    .where(eq(messageOfTheDay.clientId, clientId))
    .limit(1)
  if (any) return
  await db
    .insert(messageOfTheDay)
    .values({
      id: demoMessageId(clientId),
      clientId,
      title: { de: 'Dieser Shop ist eine Vorführung', en: 'This shop is a demonstration' },
      message: {
        de: '<p>Sie können alles ausprobieren. Es wird nichts abgebucht, und kein Ticket gilt.</p>',
        en: '<p>You can try everything. Nothing is charged, and no ticket is valid.</p>',
      },
      shownFrom: now,
      shownTo: addMinutes(now, YEAR),
    })
    .onConflictDoNothing()
}
