import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockPayer, payClaims } from '../claim-payment/index.ts'
import { tellTrouble } from '../collection/index.ts'
import { contractsPaidBy, lockCaseOf } from './dunning.repository.ts'
import { isHandedOver } from './hand-over/hand-over.repository.ts'
import { dunnedFor } from './owed-by.ts'
import { unblock } from './set-blocks.ts'
import { isStopped } from './stop.repository.ts'
import { takeStep } from './take-step.ts'

/** Money for what somebody owes. Where nothing is owed any more the case is over, and passes are good again at once. */
export async function payDebt(
  world: World,
  tx: Transaction,
  payment: Parameters<typeof payClaims>[2],
): Promise<boolean> {
  // Whoever gives cases to an agency holds the payer first, too.
  if (!(await lockPayer(tx, clientIdOf(world), payment.payerId))) return false
  const isGiven = await isHandedOver(tx, payment.payerId)
  if (!(await payClaims(world, tx, payment))) return false
  // The agency asks for it as well until it is told.
  if (isGiven) await tellTrouble(world, tx, businessDateOf(world.clock()), { what: 'paidAfterHandOver' })
  await clearWherePaid(world, tx, payment.payerId)
  return true
}

/** Ends the case of somebody who is dunned for nothing any more; everything is as it was before. */
export async function clearWherePaid(world: World, tx: Transaction, payerId: string): Promise<void> {
  const open = await lockCaseOf(tx, payerId)
  if (!open) return
  const { cents } = await dunnedFor(world, tx, payerId)
  if (cents > 0) return
  await unblock(world, tx, await contractsPaidBy(tx, payerId))
  // Nothing is collected from them until staff decide; the case is where they do.
  if (await isStopped(tx, payerId)) return
  const createdOn = world.clock()
  const takenOn = businessDateOf(createdOn)
  await takeStep(tx, open, { id: world.newRowId(), state: 'clear', takenOn, owedCents: 0, feeCents: 0, createdOn })
}
