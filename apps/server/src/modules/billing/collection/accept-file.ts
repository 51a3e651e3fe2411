import { nextBankFileStates } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockFile } from './file.repository.ts'
import { moveFile } from './move-file.ts'

/** The bank has taken a file, or has taken it without some of its debits; nothing where it is past that. */
const cameTo = async (
  world: World,
  tx: Transaction,
  fileId: string,
  state: 'accepted' | 'partlyRejected',
): Promise<void> => {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (file && nextBankFileStates(file.state).includes(state)) await moveFile(world, tx, file, { state })
}

export const acceptFile = (world: World, tx: Transaction, fileId: string): Promise<void> =>
  cameTo(world, tx, fileId, 'accepted')

export const markPartlyRejected = (world: World, tx: Transaction, fileId: string): Promise<void> =>
  cameTo(world, tx, fileId, 'partlyRejected')
