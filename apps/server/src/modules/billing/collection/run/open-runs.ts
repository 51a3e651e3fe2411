import { debitNoticeDays, fileLeadDays } from '@billett/clients'
import { addDays, businessDateOf, type Cycle, commonCycle, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { raiseEvent } from '../../../run/common/index.ts'
import { deadlines, dueDays } from './due-days.queries.ts'
import { beginRuns, knownDays } from './run.repository.ts'

/** No cycle is longer. */
const AHEAD = 31

/**
 * Begins the collecting of every day whose cycle has come, by the terms of what is sold and what was agreed with the
 * client's bank. A day for which these leave no cycle is told to people, and nothing is collected on it.
 */
export async function openRuns(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  const today = businessDateOf(now)
  const days = await dueDays(world.db, clientId, { after: today, until: addDays(today, AHEAD) })
  const known = await knownDays(world.db, clientId, days)
  const fresh = days.filter(day => !known.has(day))
  if (fresh.length === 0) return
  const { operator } = world.client.config
  const plan = {
    deadlines: await deadlines(world.db, clientId),
    noticeDays: debitNoticeDays(operator),
    leadDays: fileLeadDays(operator),
  }
  const begun: { dueOn: PlainDate; cycle: Cycle }[] = []
  const refused: PlainDate[] = []
  for (const dueOn of fresh) {
    const planned = commonCycle(dueOn, plan)
    if (!planned.ok) refused.push(dueOn)
    else if (planned.cycle.claimOn <= today && today <= planned.cycle.handOverBy)
      begun.push({ dueOn, cycle: planned.cycle })
  }
  await world.db.transaction(async tx => {
    await beginRuns(
      tx,
      begun.map(({ dueOn, cycle }) => ({
        ...{ id: world.newRowId(), clientId, kind: 'collect' as const, day: dueOn, cycle },
        ...{ state: 'planned' as const, begunOn: now },
      })),
    )
    for (const dueOn of refused)
      await raiseEvent(tx, world, clientId, {
        kind: 'collecting',
        about: `${clientId}:${dueOn}:noCycle`,
        facts: { dueOn, what: 'noCycle', found: 0 },
      })
  })
}
