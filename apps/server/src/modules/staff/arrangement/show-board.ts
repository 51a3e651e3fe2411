import type { SortGroup, StaffGroupBoard } from '@billett/contract'
import {
  type BoardPart,
  boardGaps,
  type GroupBoard,
  groupsOnBoard,
  importedBoard,
  namelessCategories,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { arrangedHead } from './arranged-head.ts'
import { type ArrangedKey, activeArrangement, latestArrangement } from './arrangement.repository.ts'
import { arrangedArea } from './service-areas.ts'
import { presentSortGroup, todaysTariff } from './todays-tariff.ts'

interface Asked {
  part: BoardPart
  serviceAreaId: number
}

/** Refuses an area that the caller does not arrange. */
export const boardKey = (context: Context, { part, serviceAreaId }: Asked): ArrangedKey => ({
  clientId: clientIdOf(context.world),
  part,
  serviceArea: arrangedArea(context, serviceAreaId),
})

/** A group of a board, as it was imported. */
export function sortGroups(
  context: Context,
  { serviceAreaId, includeRelationSortGroups = false }: { serviceAreaId: number; includeRelationSortGroups?: boolean },
): SortGroup[] {
  const area = arrangedArea(context, serviceAreaId)
  const { version } = todaysTariff(context.world)
  const relations = includeRelationSortGroups ? groupsOnBoard(version, 'relationGroups', area) : []
  return [...relations, ...groupsOnBoard(version, 'fixPriceGroups', area)].map(group =>
    presentSortGroup(group, context.language),
  )
}

/** The board as it is stored last, beside what passengers see and what the tariff has. */
export async function showBoard(context: Context, db: Statements, asked: Asked): Promise<StaffGroupBoard> {
  const key = boardKey(context, asked)
  const tariff = todaysTariff(context.world)
  const groups = groupsOnBoard(tariff.version, asked.part, key.serviceArea)
  const imported: GroupBoard = importedBoard(groups)
  const [latest, active] = [await latestArrangement(db, key), await activeArrangement(db, key)]
  const board = latest?.content.board ?? imported
  return {
    ...arrangedHead({ latest, active }, tariff),
    ...boardGaps(board, groups),
    ...board,
    serviceAreaId: key.serviceArea,
    shown: active?.content.board ?? imported,
    sortGroups: groups.map(group => presentSortGroup(group, context.language)),
    namelessCategories: namelessCategories(board),
  }
}
