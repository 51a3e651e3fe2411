import { boardGaps, groupsOnBoard, isBoardPart } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { arrangementsToCompare, noteArrangement, type StoredArrangement } from './arrangement.repository.ts'
import { groupsOfAllVersions, type TodaysTariff, todaysTariff } from './todays-tariff.ts'

/** The groups that something arranged names and no version of the tariff has. */
function lostGroups({ part, serviceArea, content }: StoredArrangement, tariff: TodaysTariff): string[] {
  const groups = groupsOfAllVersions(tariff)
  if (isBoardPart(part) && content.board)
    return boardGaps(content.board, groupsOnBoard({ groups }, part, serviceArea)).lost
  const names = new Set(groups.map(({ name }) => name))
  const described = (content.texts ?? []).map(({ sortGroup }) => sortGroup)
  return [...new Set(described)].filter(name => !names.has(name))
}

/**
 * Holds what is arranged against the region that is sold in, once for each import, and tells staff of groups that it
 * has dropped. The shop passes them over and sells everything else.
 */
export async function tellLost(world: World): Promise<void> {
  if (!world.regions.loaded()) return
  const tariff = todaysTariff(world)
  const clientId = clientIdOf(world)
  await world.db.transaction(async tx => {
    for (const stored of await arrangementsToCompare(tx, clientId, tariff.region.id)) {
      const { part, serviceArea } = stored
      const sortGroups = lostGroups(stored, tariff)
      const about = `${clientId} ${part} ${serviceArea} ${tariff.region.id}`
      if (sortGroups.length > 0)
        await raiseEvent(tx, world, clientId, { kind: 'arrangement', about, facts: { part, serviceArea, sortGroups } })
      await noteArrangement(tx, stored, { heldAgainst: tariff.region.id })
    }
  })
}
