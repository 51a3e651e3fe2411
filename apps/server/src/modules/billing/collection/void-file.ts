import { nextBankFileStates } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { takeOutOfFile } from './collection.repository.ts'
import { changeFile, lockFile } from './file.repository.ts'

/** A file that was not handed over goes nowhere: its collections wait for another. False where it is too late. */
export const voidFile = (world: World, fileId: string): Promise<boolean> =>
  world.db.transaction(async tx => {
    const file = await lockFile(tx, clientIdOf(world), fileId)
    if (!file || !nextBankFileStates(file.state).includes('void')) return false
    await takeOutOfFile(tx, fileId)
    await changeFile(tx, fileId, { state: 'void' })
    return true
  })
