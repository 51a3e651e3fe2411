import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { alignShares } from './align-shares.ts'
import { dueShares } from './family.queries.ts'
import { followRule } from './follow-rule.ts'

/** Contracts looked at in one transaction. */
const SOME = 50

/**
 * Looks at the shares of contracts on the first day of a month: whoever has come of age, left or entered, or pays for a
 * school from then on, or a new version of the rule, changes who pays what. Several rounds at once take contracts of
 * their own.
 */
export async function shareRound(world: World): Promise<void> {
  const from = businessDateOf(world.clock())
  const which = { clientId: clientIdOf(world), today: from, most: SOME }
  for (;;) {
    const looked = await world.db.transaction(async tx => {
      const due = await dueShares(tx, which)
      for (const contractId of due) {
        await followRule(world, tx, contractId)
        await alignShares(world, tx, contractId, { from, actorId: null })
      }
      return due.length
    })
    if (looked < SOME || world.isStopping()) return
  }
}
