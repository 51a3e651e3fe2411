import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { arrangementsToCompare, noteArrangement } from './arrangement.repository.ts'
import { lostGroups } from './lost-groups.ts'
import { groupsOfAllVersions, todaysTariff } from './todays-tariff.ts'

/**
 * Holds what is arranged against the region that is sold in, once for each import, and tells staff of groups that it
 * has dropped. The shop passes them over and sells everything else.
 */
export async function tellLost(world: World): Promise<void> {
  if (!world.regions.loaded()) return
  const tariff = todaysTariff(world)
  const groups = groupsOfAllVersions(tariff)
  const clientId = clientIdOf(world)
  await world.db.transaction(async tx => {
    for (const stored of await arrangementsToCompare(tx, clientId, tariff.region.id)) {
      const { part, serviceArea } = stored
      const sortGroups = lostGroups(stored, groups)
      const about = `${clientId} ${part} ${serviceArea} ${tariff.region.id}`
      if (sortGroups.length > 0)
        await raiseEvent(tx, world, clientId, { kind: 'arrangement', about, facts: { part, serviceArea, sortGroups } })
      await noteArrangement(tx, stored, { heldAgainst: tariff.region.id })
    }
  })
}
