import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { settlePresented } from './collection.repository.ts'
import { changeFile, lockFile } from './file.repository.ts'
import { bookMove } from './ledger-of-collections.repository.ts'

/** The bank has paid for a whole file: what of it is still on its way has come. False where it is none that is. */
export const settleFile = (world: World, fileId: string): Promise<boolean> =>
  world.db.transaction(async tx => {
    const file = await lockFile(tx, clientIdOf(world), fileId)
    if (file?.state !== 'handedOver') return false
    await changeFile(tx, fileId, { state: 'accepted' })
    const collectionIds = await settlePresented(tx, fileId)
    await bookMove(tx, { move: 'settled', collectionIds, bookedOn: world.clock() })
    return true
  })
