import { addMinutes, type Instant } from '@billett/domain'
import type { Statements } from '../../db/database.ts'
import { messageOfTheDay } from '../../db/schema/index.ts'

/** Minutes of a year. */
const YEAR = 366 * 24 * 60

const WELCOME = '0d1c9a52-64c4-4d0f-8f0a-7b2f60c1d901'

/** The first message of a demo; staff may change or remove it, and it comes back only into a database without any. */
export async function keepDemoMessages(db: Statements, clientId: string, now: Instant): Promise<void> {
  const [any] = await db.select({ id: messageOfTheDay.id }).from(messageOfTheDay).limit(1)
  if (any) return
  await db
    .insert(messageOfTheDay)
    .values({
      id: WELCOME,
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
