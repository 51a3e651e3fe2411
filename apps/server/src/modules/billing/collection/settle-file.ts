import { type Cents, isMoneyMoved } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { settlePresented } from './collection.repository.ts'
import { grossOf, lockFile } from './file.repository.ts'
import { bookMove } from './ledger-of-collections.repository.ts'
import { moveFile } from './move-file.ts'

/**
 * The bank has paid for a whole file: what of it is still on its way has come. False where it is none that is. `cents`:
 * what came has to be what the file was for, less what was rejected of it.
 */
export async function creditFile(world: World, tx: Transaction, fileId: string, cents?: Cents): Promise<boolean> {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (!file || !isMoneyMoved(file.state)) return false
  if (cents !== undefined && cents !== (await grossOf(tx, fileId))) return false
  if (file.state === 'handedOver') await moveFile(world, tx, file, { state: 'accepted' })
  const collectionIds = await settlePresented(tx, { fileId })
  await bookMove(tx, { move: 'settled', collectionIds, bookedOn: world.clock() })
  return collectionIds.length > 0
}

/** The bank has paid for a single debit of a file. False where none of that id is on its way. */
export const creditCollection = (world: World, tx: Transaction, collectionId: string): Promise<boolean> =>
  creditCollections(world, tx, [collectionId])

/** The same of several: those of them that are on their way. */
export async function creditCollections(world: World, tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const collectionIds = await settlePresented(tx, { ids })
  await bookMove(tx, { move: 'settled', collectionIds, bookedOn: world.clock() })
  return collectionIds.length > 0
}
