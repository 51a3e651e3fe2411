import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Statements } from '../db/database.ts'
import { userAccount, userSession } from '../db/schema/index.ts'
import type { Visitor } from './visitor.ts'

/**
 * Whoever was signed out elsewhere, or locked by staff, is nobody at once, however long their token would last. Guests
 * have no session to end.
 */
export async function isStillSignedIn(db: Statements, { id, session }: Visitor): Promise<boolean> {
  if (session === null) return true
  const rows = await db
    .select({ one: sql`1` })
    .from(userSession)
    .innerJoin(userAccount, eq(userAccount.id, userSession.accountId))
    .where(
      and(
        eq(userSession.id, session),
        eq(userSession.accountId, id),
        isNull(userSession.endedOn),
        eq(userAccount.state, 'active'),
      ),
    )
  return rows.length > 0
}
