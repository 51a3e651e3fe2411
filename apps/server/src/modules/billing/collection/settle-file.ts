import { and, eq } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { collection } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'
import { changeFile, lockFile } from './file.repository.ts'
import { bookMove } from './ledger-of-collections.ts'

/** The bank has paid for a whole file: what of it is still on its way has come. False where it is none that is. */
export const settleFile = (world: World, fileId: string): Promise<boolean> =>
  world.db.transaction(async tx => {
    const file = await lockFile(tx, clientIdOf(world), fileId)
    if (file?.state !== 'handedOver') return false
    await changeFile(tx, fileId, { state: 'accepted' })
    const settled = await tx
      .update(collection)
      .set({ state: 'settled' })
      .where(and(eq(collection.fileId, fileId), eq(collection.state, 'presented')))
      .returning({ id: collection.id })
    await bookMove(tx, { move: 'settled', collectionIds: settled.map(({ id }) => id), bookedOn: world.clock() })
    return true
  })
