import type { ProductGroup, Tariff, TariffVersion } from '../model.ts'
import { type BoardPart, boardedGroups, type GroupBoard, groupsOnBoard } from './group-board.ts'
import { type SortGroupText, withTexts } from './sort-group-text.ts'

/** What staff have arranged of a tariff, and released. */
export interface Arrangement {
  boards: readonly { part: BoardPart; area: number; board: GroupBoard }[]
  texts: readonly SortGroupText[]
}

export const NOTHING_ARRANGED: Arrangement = { boards: [], texts: [] }

function onBoard(groups: readonly ProductGroup[], { part, area, board }: Arrangement['boards'][number]) {
  const meant = groupsOnBoard({ groups: [...groups] }, part, area)
  const boarded = boardedGroups(meant, board)
  const names = new Set(meant.map(({ name }) => name))
  return groups.map(group => {
    if (!names.has(group.name)) return group
    const there = boarded.get(group.name)
    return there
      ? { ...group, inAreas: { ...group.inAreas, [area]: there } }
      : { ...group, serviceAreas: group.serviceAreas.filter(one => one !== area) }
  })
}

const arrangeVersion = (version: TariffVersion, { boards, texts }: Arrangement): TariffVersion => {
  const written = version.groups.map(group => withTexts(group, texts))
  return { ...version, groups: boards.reduce<ProductGroup[]>(onBoard, written) }
}

/**
 * The tariff as one client's passengers see it. What was arranged of groups that an import has dropped is passed over:
 * whatever the tariff has is sold. Prices, articles and ways stay the very objects they were.
 */
export const arrangeTariff = (tariff: Tariff, arrangement: Arrangement): Tariff =>
  arrangement.boards.length === 0 && arrangement.texts.length === 0
    ? tariff
    : { ...tariff, versions: tariff.versions.map(version => arrangeVersion(version, arrangement)) }
