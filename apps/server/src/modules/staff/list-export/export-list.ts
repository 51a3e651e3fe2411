import type { ListQuery } from '@billett/contract'
import { type ExportedList, holdsRights, isPlainText } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { LISTS } from './lists.ts'

/** Characters of one thing that an address says: the longest are several states, chosen out of many. */
const LONGEST = 500

const isSayable = (said: string): boolean => said.length <= LONGEST && isPlainText(said)

/** Whether a list is handed to whoever holds these rights: they may open its screen. */
export const mayExport = (rights: readonly number[], list: ExportedList): boolean =>
  holdsRights(rights, officeRoutes[list].rights)

/**
 * All that a list shows at an address. Refuses `forbidden` whoever may not open its screen, and `notValid` what nobody
 * can have typed.
 */
export async function exportList(
  context: Context,
  list: ExportedList,
  { address = '', format = 'csv' }: ListQuery,
): Promise<HandedOver> {
  if (!mayExport(context.visitor.rights, list)) refuse('forbidden')
  const query = new URLSearchParams(address)
  if (![...query.values()].every(isSayable)) refuse('notValid', 'address')
  const { streamed, act } = await LISTS[list].fileOf(context, query, format)
  const noted = (isWhole: boolean) => {
    const { after, ...known } = act(isWhole)
    return { ...known, after: { list, ...after } }
  }
  return { streamed, act: noted }
}
