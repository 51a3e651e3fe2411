import { liveVisitor } from '../../../call/visitor/live-session.ts'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import type { Surroundings, World } from '../../../world.ts'
import { dropBound, findBound, type ShopSession, storeBound } from './shop-session.repository.ts'

/**
 * What the provider needs of whoever keeps the shop's sessions; the shop's login needs the provider, so that it is not
 * asked directly.
 */
export interface ShopSessions {
  endSession: (world: World, session: ShopSession) => Promise<void>
}

/** From now on the browser's session at the provider is good as long as this one of the shop. */
export const bindSession = ({ db }: Surroundings, uid: string, sessionId: string): Promise<void> =>
  storeBound(db, uid, sessionId)

/** Signed in at the provider is who is signed in to the shop. */
export async function isBoundToLiveSession(world: Surroundings, uid: string, accountId: string): Promise<boolean> {
  const bound = await findBound(world.db, uid)
  if (bound?.accountId !== accountId) return false
  const visitor = { ...ANONYMOUS, kind: 'customer', id: accountId, session: bound.sessionId } as const
  return (await liveVisitor(world.db, visitor)) !== undefined
}

/** Signing out at another service signs this browser out of the shop, too. */
export async function endBoundSession(world: World, { endSession }: ShopSessions, uid: string): Promise<void> {
  const bound = await findBound(world.db, uid)
  if (!bound) return
  await endSession(world, bound)
  await dropBound(world.db, uid)
}
