import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { acceptFile, refuseFile } from '../collection/index.ts'
import { fileByMessageId } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'

/** What banks call a file that they have taken, in whole or in part, so far. */
const TAKEN = new Set(['ACCP', 'ACTC', 'ACSP', 'ACSC', 'ACWC', 'ACCC'])
const STATES = new Set([...TAKEN, 'PART', 'PDNG', 'RCVD'])

/** The bank says how a file stands: it has it, or refuses it as a whole. */
export async function applyFileStatus(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const file = await fileByMessageId(tx, clientIdOf(world), entry.fileMessageId ?? null)
  if (!file) return waits('unknown')
  const status = entry.code ?? ''
  if (TAKEN.has(status)) await acceptFile(world, tx, file.id)
  if (STATES.has(status)) return { state: 'noted', fileId: file.id }
  const again = await refuseFile(world, tx, file.id)
  return { state: again === undefined ? 'noted' : 'matched', fileId: file.id }
}
