import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { historiesOf, lockContract, record } from '../../subscription/contract/index.ts'
import type { StoredDecision } from './decision.repository.ts'

/**
 * The ticket that a decision ended goes on, where its end is still to come: an objection to it was upheld. False where
 * it has ended, so that it has to be applied for anew.
 */
export async function takeEndBack(
  { world, visitor }: Context,
  tx: Transaction,
  { validFrom }: StoredDecision,
  contractId: string,
): Promise<boolean> {
  const now = world.clock()
  const today = businessDateOf(now)
  const stored = await lockContract(tx, clientIdOf(world), contractId)
  const events = (await historiesOf(tx, [contractId])).get(contractId) ?? []
  const voided = new Set(events.flatMap(one => (one.kind === 'voided' ? [one.payload.seq] : [])))
  const end = events.findLast(
    one =>
      one.kind === 'ended' &&
      one.payload.reason === 'transportOperatorRequest' &&
      one.effectiveOn >= validFrom &&
      !voided.has(one.seq),
  )
  if (!stored || !end) return true
  if (end.effectiveOn <= today) return false
  const back = { kind: 'voided' as const, effectiveOn: today, payload: { seq: end.seq } }
  await record(tx, stored, { recordedOn: now, actorId: visitor.id, today }, back)
  return true
}
