import { businessDateOf, endedByDeath, type PlainDate } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { happenAtDesk } from './happen-at-desk.ts'
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
  const decidedBy = twoPeople(by)
  if (diedOn > businessDateOf(world.clock())) refuse('notValid', 'diedOn')
  await happenAtDesk(world, { contractId, decidedBy, reason, outcome: 'ended' }, ({ timeline }) => {
    const happening = endedByDeath(diedOn)
    return timeline.span.to <= happening.effectiveOn ? refuse('contractExpired') : [happening]
  })
}
