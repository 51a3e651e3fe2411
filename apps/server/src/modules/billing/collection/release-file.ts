import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockFile } from './file.repository.ts'
import { moveFile } from './move-file.ts'
import { hasNamedOf } from './payout/payout-account.repository.ts'
import { stoppedIn } from './payout/stopped-in.queries.ts'
import { followFiles } from './run/run.repository.ts'

export type ReleaseResult =
  | { ok: true }
  | { ok: false; reason: 'fileNotFound' | 'notBuilt' | 'samePerson' }
  /** Customer numbers of those whom nothing may be paid to any more. */
  | { ok: false; reason: 'payersStopped'; customerNumbers: string[] }

/**
 * Somebody else than who built a file, or named an account that is paid by it, lets it go to the bank: at once where
 * there is a way, else it is carried. What has stopped a payer since it was built stops the file.
 */
export async function releaseFile(world: World, tx: Transaction, fileId: string, by: string): Promise<ReleaseResult> {
  const clientId = clientIdOf(world)
  const file = await lockFile(tx, clientId, fileId)
  if (!file) return { ok: false, reason: 'fileNotFound' }
  if (file.state !== 'built') return { ok: false, reason: 'notBuilt' }
  const isOwn = file.builtBy === by || (file.kind === 'transfers' && (await hasNamedOf(tx, fileId, by)))
  if (isOwn) return { ok: false, reason: 'samePerson' }
  const customerNumbers = file.kind === 'transfers' ? await stoppedIn(tx, fileId) : []
  if (customerNumbers.length > 0) return { ok: false, reason: 'payersStopped', customerNumbers }
  await moveFile(world, tx, file, { state: 'released', releasedBy: by, releasedOn: world.clock() })
  await followFiles(tx, file.runId, world.clock())
  if (world.bankChannel.isOffered) await world.jobs.send(tx, 'handOverFile', { clientId, fileId })
  return { ok: true }
}
