import { fileStatusMeaning } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { acceptFile, refuseFile } from '../collection/index.ts'
import { fileByMessageId } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'

/** The bank says how a file stands: it has it, or refuses it as a whole. What it says in other words is for people. */
export async function applyFileStatus(
  world: World,
  tx: Transaction,
  entry: NewEntry,
  status: string,
): Promise<Outcome> {
  const file = await fileByMessageId(tx, clientIdOf(world), entry.fileMessageId ?? null)
  if (!file) return waits('unknown')
  const meaning = fileStatusMeaning(status)
  if (meaning === 'unknown') return waits('unknown')
  if (meaning === 'taken') await acceptFile(world, tx, file.id)
  if (meaning !== 'refused') return { state: 'noted', fileId: file.id }
  const again = await refuseFile(world, tx, file.id)
  return { state: again === undefined ? 'noted' : 'matched', fileId: file.id }
}
