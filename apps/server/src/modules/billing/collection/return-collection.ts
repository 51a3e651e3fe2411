import { and, eq, isNull } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { collection, collectionClaim } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { bookMove } from './ledger-of-collections.ts'

/**
 * Money that had come was given back: exactly what it was for is owed again. False where the collection is none whose
 * money has come, or went back already.
 */
export const returnCollection = (world: World, collectionId: string): Promise<boolean> =>
  world.db.transaction(async tx => {
    const now = world.clock()
    const returned = await tx
      .update(collection)
      .set({ state: 'returned' })
      .where(
        and(
          eq(collection.clientId, clientIdOf(world)),
          eq(collection.id, collectionId),
          eq(collection.state, 'settled'),
        ),
      )
      .returning({ id: collection.id })
    if (returned.length === 0) return false
    await tx
      .update(collectionClaim)
      .set({ reopenedOn: now })
      .where(and(eq(collectionClaim.collectionId, collectionId), isNull(collectionClaim.reopenedOn)))
    await bookMove(tx, { move: 'returned', collectionIds: [collectionId], bookedOn: now })
    return true
  })
