import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockPayer } from '../claim-payment/index.ts'
import { openCaseById } from './dunning.repository.ts'
import { endStops, tryAgainFrom } from './stop.repository.ts'
import { takeStep } from './take-step.ts'

/**
 * Somebody has decided that what was stopped, or came back twice, is collected again. A case in which nothing was
 * written is over with it: what is owed comes with the next collection.
 */
export async function collectAgain(
  world: World,
  tx: Transaction,
  caseId: string,
): Promise<{ ok: true } | { ok: false; reason: 'caseNotFound' | 'noStop' }> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (!open) return { ok: false, reason: 'caseNotFound' }
  await lockPayer(tx, clientIdOf(world), open.payerId)
  const createdOn = world.clock()
  const today = businessDateOf(createdOn)
  const ended = await endStops(tx, open.payerId, createdOn)
  if (ended + (await tryAgainFrom(tx, open.payerId, today)) === 0) return { ok: false, reason: 'noStop' }
  const over = { id: world.newRowId(), takenOn: today, owedCents: 0, feeCents: 0, createdOn }
  if (open.state === 'clear') await takeStep(tx, open, { ...over, state: 'clear' })
  return { ok: true }
}
