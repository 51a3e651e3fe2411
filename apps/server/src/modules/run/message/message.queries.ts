import type { Instant, Language } from '@billett/domain'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { messageOfTheDay } from '../../../db/schema/index.ts'

type StoredMessage = typeof messageOfTheDay.$inferSelect

/** What a client shows at this moment to whoever reads a language, the latest first. */
export const messagesShown = (
  db: Statements,
  clientId: string,
  language: Language,
  now: Instant,
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(messageOfTheDay)
    .where(
      and(
        eq(messageOfTheDay.clientId, clientId),
        sql`(${messageOfTheDay.languages} = '{}' or ${language} = any(${messageOfTheDay.languages}))`,
        lte(messageOfTheDay.shownFrom, now),
        gt(messageOfTheDay.shownTo, now),
      ),
    )
    .orderBy(desc(messageOfTheDay.shownFrom), desc(messageOfTheDay.id))
