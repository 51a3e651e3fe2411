import { businessDateOf, fold, type Happening, type Timeline } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { insertDecision, type StoredDecision } from './desk.repository.ts'

export interface AtDesk {
  contractId: string
  /** Who decided, by name. */
  decidedBy: readonly string[]
  reason: string
  outcome: StoredDecision['outcome']
}

/** A contract that is held until the transaction ends, with its days. */
export interface ContractAtDesk {
  tx: Transaction
  stored: NonNullable<Awaited<ReturnType<typeof lockContract>>>
  timeline: Timeline
}

/**
 * People have something happen to a contract: it is recorded with who decided and why. Refuses `contractNotFound`,
 * `contractNotGranted`, and what `happeningsOf` refuses.
 */
export async function happenAtDesk(
  world: World,
  { contractId, decidedBy, reason, outcome }: AtDesk,
  happeningsOf: (held: ContractAtDesk) => Happening[] | Promise<Happening[]>,
): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  await world.db.transaction(async tx => {
    const stored = (await lockContract(tx, clientId, contractId)) ?? refuse('contractNotFound')
    const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
    if (!timeline) return refuse('contractNotGranted')
    const happenings = await happeningsOf({ tx, stored, timeline })
    await record(tx, stored, { recordedOn: now, actorId: null, today: businessDateOf(now) }, ...happenings)
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'contract',
      subjectId: contractId,
      contractId,
      outcome,
      decidedBy: [...decidedBy],
      reason,
      decidedOn: now,
    })
  })
}
