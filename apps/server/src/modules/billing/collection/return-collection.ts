import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { returnSettled } from './collection.repository.ts'
import { bookMove } from './ledger-of-collections.repository.ts'

/**
 * Money that had come was given back: exactly what it was for is owed again. False where the collection is none whose
 * money has come, or went back already.
 */
export const returnCollection = (world: World, collectionId: string): Promise<boolean> =>
  world.db.transaction(async tx => {
    const now = world.clock()
    const which = { clientId: clientIdOf(world), id: collectionId, returnedOn: now }
    if (!(await returnSettled(tx, which))) return false
    await bookMove(tx, { move: 'returned', collectionIds: [collectionId], bookedOn: now })
    return true
  })
