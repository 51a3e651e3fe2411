import { nextBankFileStates } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { dropFiled, takeOutOfFile } from './collection.repository.ts'
import { lockFile, type StoredFile } from './file.repository.ts'
import { moveFile } from './move-file.ts'
import { endTransfers } from './payout/payout-round.ts'
import { filesOfRun, followFiles } from './run/run.repository.ts'

/** It is with the bank, or may be: whoever was to take it there has begun, and has not heard that it was refused. */
export const isAtBank = ({ state, handOverBegunOn }: Pick<StoredFile, 'state' | 'handOverBegunOn'>): boolean =>
  state !== 'void' && (handOverBegunOn !== null || !nextBankFileStates(state).includes('void'))

/**
 * A file that was not handed over goes nowhere: its collections wait for another or, where the bank has others of the
 * run so that none is built any more, end here, and what they were for is free. False where it is too late.
 */
export async function voidFile(world: World, tx: Transaction, fileId: string): Promise<boolean> {
  const file = await lockFile(tx, clientIdOf(world), fileId)
  if (!file || file.state === 'void' || isAtBank(file)) return false
  if (file.kind === 'transfers') {
    await endTransfers(world, tx, file)
    return true
  }
  const others = (await filesOfRun(tx, file.runId)).filter(({ id }) => id !== fileId)
  if (others.some(isAtBank)) await dropFiled(tx, fileId, world.clock())
  else await takeOutOfFile(tx, fileId)
  await moveFile(world, tx, file, { state: 'void' })
  await followFiles(tx, file.runId, world.clock())
  return true
}
