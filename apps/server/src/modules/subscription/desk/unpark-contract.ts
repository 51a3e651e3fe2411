import { businessDateOf, fold } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { insertDecision } from './desk.repository.ts'
import { twoPeople } from './two-people.ts'

interface Unparking {
  contractId: string
  /** Who decided, by name. */
  by: readonly string[]
  reason: string
}

/** People let a contract go on that was set aside; it is claimed in the next round. Refuses `notParked`. */
export async function unparkContractIn(
  world: World,
  tx: Transaction,
  { contractId, by: decidedBy, reason }: Unparking,
): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  const today = businessDateOf(now)
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
    decidedBy: [...decidedBy],
    reason,
    decidedOn: now,
  })
}

/** The same by two people at the desk. Refuses `secondPersonNeeded`. */
export async function unparkContract(world: World, unparking: Unparking): Promise<void> {
  const by = twoPeople(unparking.by)
  await world.db.transaction(tx => unparkContractIn(world, tx, { ...unparking, by }))
}
