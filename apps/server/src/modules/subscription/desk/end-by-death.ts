import { businessDateOf, endedByDeath, fold, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { historiesOf, lockContract, record } from '../contract/index.ts'
import { insertDecision } from './desk.repository.ts'
import { twoPeople } from './two-people.ts'

interface Death {
  contractId: string
  /** The day of the death of who travels. */
  diedOn: PlainDate
  /** Two people, as what was paid for later is given back. */
  by: readonly string[]
  reason: string
}

/**
 * Who travelled has died: the contract ends with that month, nothing is owed for leaving early, and what was claimed
 * for later is given back. Nobody is written to. Refuses `contractExpired` where it ended by then, `notValid` a day
 * that is still to come, and one person alone.
 */
export async function endByDeath(world: World, { contractId, diedOn, by, reason }: Death): Promise<void> {
  const clientId = clientIdOf(world)
  const decidedBy = twoPeople(by)
  const now = world.clock()
  const today = businessDateOf(now)
  if (diedOn > today) refuse('notValid', 'diedOn')
  const happening = endedByDeath(diedOn)
  await world.db.transaction(async tx => {
    const stored = (await lockContract(tx, clientId, contractId)) ?? refuse('contractNotFound')
    const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
    if (!timeline) return refuse('contractNotGranted')
    if (timeline.span.to <= happening.effectiveOn) return refuse('contractExpired')
    await record(tx, stored, { recordedOn: now, actorId: null, today }, happening)
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'contract',
      subjectId: contractId,
      contractId,
      outcome: 'ended',
      decidedBy,
      reason,
      decidedOn: now,
    })
  })
}
