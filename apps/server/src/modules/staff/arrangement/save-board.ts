import type { SaveGroupBoard, StaffGroupBoard } from '@billett/contract'
import {
  type BoardPart,
  type GroupBoard,
  groupsOnBoard,
  importedBoard,
  namelessCategories,
  namesOn,
  repeatedName,
} from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { boardKey, showBoard } from './show-board.ts'
import { groupsOfAllVersions, todaysTariff } from './todays-tariff.ts'
import { holdLatest, writeDraft } from './write-draft.ts'

type Asked = SaveGroupBoard & { part: BoardPart; serviceAreaId: number }

/** Where in what was sent a group stands. */
function placeOf({ categories, hidden }: GroupBoard, name: string): string {
  const hiddenAt = hidden.lastIndexOf(name)
  if (hiddenAt >= 0) return `hidden.${hiddenAt}`
  const at = categories.findLastIndex(({ groups }) => groups.includes(name))
  return `categories.${at}.groups.${categories[at]?.groups.lastIndexOf(name) ?? 0}`
}

/**
 * Stores a draft of a board. Refuses `changedMeanwhile` where there is a later version than was read,
 * `sortGroupNotFound` at a group that no version of the tariff has and that did not stand there before, and
 * `sortGroupTwice`. A heading that a language lacks is stored, and keeps the draft from being released.
 */
export async function saveBoard(
  context: Context,
  { part, serviceAreaId, version, categories, hidden }: Asked,
  tx: Transaction,
): Promise<Done<StaffGroupBoard>> {
  const key = boardKey(context, { part, serviceAreaId })
  const latest = await holdLatest(tx, key, version)
  const tariff = todaysTariff(context.world)
  const imported = importedBoard(groupsOnBoard(tariff.version, part, key.serviceArea))
  const before = latest?.content.board ?? imported
  const board: GroupBoard = { categories, hidden }
  const twice = repeatedName(board)
  if (twice !== undefined) refuse('sortGroupTwice', placeOf(board, twice))
  const all = groupsOnBoard({ groups: groupsOfAllVersions(tariff) }, part, key.serviceArea)
  const known = new Set([...all.map(({ name }) => name), ...namesOn(before)])
  const unknown = namesOn(board).find(name => !known.has(name))
  if (unknown !== undefined) refuse('sortGroupNotFound', placeOf(board, unknown))
  const isRight = namelessCategories(board).length === 0
  await writeDraft(context, tx, key, { latest, content: { board }, isRight })
  return {
    answer: item(await showBoard(context, tx, { part, serviceAreaId })),
    act: {
      kind: 'tariff',
      id: `${part} ${serviceAreaId}`,
      clientId: key.clientId,
      before: { ...before },
      after: { ...board },
    },
  }
}
