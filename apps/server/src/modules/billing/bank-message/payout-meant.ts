import type { PayoutState } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lastPaidTo, payoutByReference } from '../collection/index.ts'
import { fileByMessageId } from './candidates.queries.ts'
import type { StoredEntry } from './entry.repository.ts'

interface Meant {
  payerId: string
  cents: number
  states: readonly PayoutState[]
}

/**
 * Which payout of a payer a line can be about: the one that it names or, where it names none, the last of its sum, in
 * the file that it names. Undefined where what it names is somebody else's, or is another sum.
 */
export async function payoutMeant(
  world: World,
  tx: Transaction,
  { endToEndId, fileMessageId }: StoredEntry,
  { payerId, cents, states }: Meant,
) {
  const clientId = clientIdOf(world)
  const file = await fileByMessageId(tx, clientId, fileMessageId)
  const named = await payoutByReference(tx, clientId, endToEndId)
  const payout = named ?? (await lastPaidTo(tx, { payerId, cents, states, fileId: file?.id }))
  if (payout?.payerId !== payerId || payout.cents !== cents) return undefined
  return file && file.id !== payout.fileId ? undefined : payout
}
