import { boardGaps, groupsOnBoard, isBoardPart, type ProductGroup } from '@billett/domain'
import type { StoredArrangement } from './arrangement.repository.ts'

/** The groups that something arranged names and a tariff of these groups does not have. */
export function lostGroups(
  { part, serviceArea, content }: Pick<StoredArrangement, 'part' | 'serviceArea' | 'content'>,
  groups: readonly ProductGroup[],
): string[] {
  if (isBoardPart(part) && content.board)
    return boardGaps(content.board, groupsOnBoard({ groups: [...groups] }, part, serviceArea)).lost
  const names = new Set(groups.map(({ name }) => name))
  const described = (content.texts ?? []).map(({ sortGroup }) => sortGroup)
  return [...new Set(described)].filter(name => !names.has(name))
}
