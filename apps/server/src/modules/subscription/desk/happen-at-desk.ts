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

/** What is to happen to a contract that is held. */
export type HappeningsOf = (held: ContractAtDesk) => Happening[] | Promise<Happening[]>

/**
 * People have something happen to a contract: it is recorded with who decided and why. Refuses `contractNotFound`,
 * `contractNotGranted`, and what `happeningsOf` refuses.
 */
export async function happenAtDeskIn(
  world: World,
  tx: Transaction,
  { contractId, decidedBy, reason, outcome }: AtDesk,
  happeningsOf: HappeningsOf,
): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
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
}

/** The same in a transaction of its own. */
export const happenAtDesk = (world: World, deciding: AtDesk, happeningsOf: HappeningsOf): Promise<void> =>
  world.db.transaction(tx => happenAtDeskIn(world, tx, deciding, happeningsOf))
