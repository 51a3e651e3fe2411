import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { lockContract } from '../contract/index.ts'
import { cardOf, changeOrder } from '../medium/index.ts'
import { insertDecision } from './desk.repository.ts'

interface Again {
  contractId: string
  /** Who decided, by name. */
  by: string
  reason: string
}

/**
 * Orders once more the card that the producer has rejected; to the producer it is another order. Refuses
 * `decisionNotAwaited`.
 */
export async function orderCardAgain(world: World, { contractId, by, reason }: Again): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  await world.db.transaction(async tx => {
    if (!(await lockContract(tx, clientId, contractId))) refuse('contractNotFound')
    const { order } = await cardOf(tx, contractId)
    if (order?.state !== 'rejected') refuse('decisionNotAwaited')
    const attempt = order.attempt + 1
    await changeOrder(tx, order.id, { state: 'ordered', attempt, serial: null, detail: null, askOn: now })
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'contract',
      subjectId: contractId,
      contractId,
      outcome: 'cardOrderedAgain',
      decidedBy: [by],
      reason,
      decidedOn: now,
    })
  })
}
