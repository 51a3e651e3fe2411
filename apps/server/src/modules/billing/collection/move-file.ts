import type { BankFileState } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { announce } from '../../run/webhook/index.ts'
import { changeFile, type StoredFile } from './file.repository.ts'

type Move = { state: BankFileState } & Pick<
  Partial<StoredFile>,
  'sha256' | 'releasedBy' | 'releasedOn' | 'handedOverOn'
>

/** A file, which is held, comes to a state, and partners are told. */
export async function moveFile(world: World, tx: Transaction, file: StoredFile, move: Move): Promise<void> {
  const { id: fileId, clientId, messageId, kind, dueOn, count, sumCents } = file
  await changeFile(tx, fileId, move)
  await announce(tx, {
    ...{ clientId, event: 'bankFileMoved', on: world.clock() },
    data: { fileId, messageId, kind, dueOn, state: move.state, count, sumCents },
  })
}
