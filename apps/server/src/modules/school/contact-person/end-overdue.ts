import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { endPerson, followRights, lockOverdue } from './contact-person.repository.ts'

/** So many are ended by one transaction. */
const SOME = 100

/**
 * Takes the portal from those whose last day is over: their entries of the menu, and who is named for nothing else is a
 * customer again. What they may look at has ended with the day, whether this has run or not.
 */
export async function endOverduePersons(world: World): Promise<void> {
  const today = businessDateOf(world.clock())
  let ended = SOME
  while (ended === SOME)
    ended = await world.db.transaction(async tx => {
      const overdue = await lockOverdue(tx, { clientId: clientIdOf(world), today, most: SOME })
      for (const { id, accountId } of overdue) {
        await endPerson(tx, id, world.clock(), null)
        await followRights(tx, accountId)
      }
      return overdue.length
    })
}
