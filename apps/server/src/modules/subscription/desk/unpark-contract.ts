import { businessDateOf, fold } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { insertDecision } from './desk.repository.ts'
import { twoPeople } from './two-people.ts'

interface Unparking {
  contractId: string
  /** Who decided, by name: two people, as money follows from it. */
  by: readonly string[]
  reason: string
}

/** Two people let a contract go on that was set aside; it is claimed in the next round. Refuses `notParked`. */
export async function unparkContract(world: World, { contractId, by, reason }: Unparking): Promise<void> {
  const clientId = clientIdOf(world)
  const decidedBy = twoPeople(by)
  const now = world.clock()
  const today = businessDateOf(now)
  await world.db.transaction(async tx => {
    const stored = (await lockContract(tx, clientId, contractId)) ?? refuse('contractNotFound')
    const events = (await historiesOf(tx, [contractId])).get(contractId) ?? []
    if (!fold(events, now)?.parked) refuse('notParked')
    await record(
      tx,
      stored,
      { recordedOn: now, actorId: null, today },
      { kind: 'unparked', effectiveOn: today, payload: {} },
    )
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'contract',
      subjectId: contractId,
      contractId,
      outcome: 'unparked',
      decidedBy,
      reason,
      decidedOn: now,
    })
  })
}
