import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { openIdSession, userSession } from '../../../db/schema/index.ts'

export interface ShopSession {
  accountId: string
  sessionId: string
}

/** The latest session counts. `uid`: the browser's session at the provider. */
export async function storeBound(db: Statements, uid: string, sessionId: string): Promise<void> {
  await db
    .insert(openIdSession)
    .values({ uid, sessionId })
    .onConflictDoUpdate({ target: openIdSession.uid, set: { sessionId } })
}

export async function findBound(db: Statements, uid: string): Promise<ShopSession | undefined> {
  const [bound] = await db
    .select({ sessionId: userSession.id, accountId: userSession.accountId })
    .from(openIdSession)
    .innerJoin(userSession, eq(userSession.id, openIdSession.sessionId))
    .where(eq(openIdSession.uid, uid))
  return bound
}

export async function dropBound(db: Statements, uid: string): Promise<void> {
  await db.delete(openIdSession).where(eq(openIdSession.uid, uid))
}
