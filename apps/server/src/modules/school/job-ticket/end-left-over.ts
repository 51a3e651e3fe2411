import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { endTicket } from './end-ticket.ts'
import { leftOverTickets } from './ending-frameworks.queries.ts'

/** So many are looked for at once. */
const SOME = 100

/**
 * Ends the tickets by companies whose agreement has an end, also of who came in after that was said, with the month of
 * it; each leaver is mailed a link to go on privately. Goes on where it was stopped.
 */
export async function endLeftOver(world: World): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const found = await leftOverTickets(world.db, clientIdOf(world), SOME)
    const due = found.filter(({ contractId }) => !done.has(contractId))
    for (const { contractId, endsOn } of due) {
      const leaving = { leavesOn: endsOn, reason: 'frameworkEnds' as const }
      await world.db.transaction(tx => endTicket(world, tx, contractId, leaving, null))
      done.add(contractId)
    }
    if (due.length === 0) return
  }
}
