import { type DunningHold, type PlainDate, stopsCollecting } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { chargePayer, lockPayer } from '../claim-payment/index.ts'
import { openClaims } from '../collection/index.ts'
import { endHolds, insertHold, openCaseById, type StoredCase } from './dunning.repository.ts'
import { feesOpen } from './fees-open.ts'
import { stopAll } from './stop.repository.ts'

interface OnCase {
  caseId: string
  /** Who of the company, and why. */
  by: string
  reason: string
}

/**
 * A case waits; where somebody has died or is insolvent, nothing is collected from them by itself either, until staff
 * say that it is again. Undefined where it is none of the client's that is open.
 */
export async function holdCase(
  world: World,
  tx: Transaction,
  { caseId, by, reason, kind, until }: OnCase & { kind: DunningHold['kind']; until: PlainDate | null },
): Promise<StoredCase | undefined> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (!open) return undefined
  const { clientId, payerId } = open
  const since = world.clock()
  // Whoever plans what is collected holds the payer, too.
  await lockPayer(tx, clientId, payerId)
  if (stopsCollecting(kind)) await stopAll(tx, { id: world.newRowId(), clientId, payerId, code: kind, since })
  await insertHold(tx, { id: world.newRowId(), caseId, kind, until, reason, setBy: by, setOn: since })
  return open
}

/** A case goes on, whatever it waited for. Undefined where it is none of the client's that is open. */
export async function continueCase(
  world: World,
  tx: Transaction,
  { caseId }: Pick<OnCase, 'caseId'>,
): Promise<StoredCase | undefined> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (open) await endHolds(tx, caseId, world.clock())
  return open
}

/** Takes back the fees of a case that are open: a credit of each in the history of its contract. */
export async function waiveFees(
  world: World,
  tx: Transaction,
  { caseId, by }: Omit<OnCase, 'reason'>,
): Promise<{ ok: true; cents: number } | { ok: false; reason: 'caseNotFound' | 'noFee' }> {
  const open = await openCaseById(tx, clientIdOf(world), caseId)
  if (!open) return { ok: false, reason: 'caseNotFound' }
  const { payerId } = open
  await lockPayer(tx, clientIdOf(world), payerId)
  const fees = await feesOpen(world, tx, payerId, (await openClaims(tx, [payerId])).get(payerId) ?? [])
  if (fees.length === 0) return { ok: false, reason: 'noFee' }
  for (const { contractId, component, cents } of fees)
    await chargePayer(world, tx, { contractId, payerId, component, cents: -cents, actorId: by })
  return { ok: true, cents: fees.reduce((sum, { cents }) => sum + cents, 0) }
}
