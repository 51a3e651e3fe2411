import { eq } from 'drizzle-orm'
import { isStillSignedIn } from '../../call/live-session.ts'
import { ANONYMOUS } from '../../call/visitor.ts'
import { openIdSession, userSession } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

interface ShopSession {
  accountId: string
  sessionId: string
}

/** What the provider needs of whoever keeps the shop's sessions; the shop's login needs the provider, so that it is not asked directly. */
export interface ShopSessions {
  endSession: (world: World, session: ShopSession) => Promise<void>
}

/** From now on the browser's session at the provider is good as long as this one of the shop. */
export async function bindSession(world: World, uid: string, sessionId: string): Promise<void> {
  await world.db
    .insert(openIdSession)
    .values({ uid, sessionId })
    .onConflictDoUpdate({ target: openIdSession.uid, set: { sessionId } })
}

async function boundSession({ db }: World, uid: string): Promise<ShopSession | undefined> {
  const [bound] = await db
    .select({ sessionId: userSession.id, accountId: userSession.accountId })
    .from(openIdSession)
    .innerJoin(userSession, eq(userSession.id, openIdSession.sessionId))
    .where(eq(openIdSession.uid, uid))
  return bound
}

/** Signed in at the provider is who is signed in to the shop. */
export async function isBoundToLiveSession(world: World, uid: string, accountId: string): Promise<boolean> {
  const bound = await boundSession(world, uid)
  if (bound?.accountId !== accountId) return false
  return isStillSignedIn(world.db, { ...ANONYMOUS, kind: 'customer', id: accountId, session: bound.sessionId })
}

/** Signing out at another service signs this browser out of the shop, too. */
export async function endBoundSession(world: World, { endSession }: ShopSessions, uid: string): Promise<void> {
  const bound = await boundSession(world, uid)
  if (!bound) return
  await endSession(world, bound)
  await world.db.delete(openIdSession).where(eq(openIdSession.uid, uid))
}
