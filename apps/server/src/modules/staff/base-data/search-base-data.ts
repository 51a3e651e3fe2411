import { BASE_DATA_PAGE_SIZE, type BaseDataQuery, type ConfirmableBaseData } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { staffWindow } from '../listing/index.ts'
import { presentBaseData } from './base-data.present.ts'
import { confirmableUsers } from './base-data.queries.ts'

/** The questions of one kind that these clients ask. Refuses `notValid` where there is no such kind. */
export function schemesOf({ clients }: World, clientIds: readonly string[], type: string): string[] {
  const schemes = clientIds.flatMap(clientId => clients.current(clientId).config.settings.dynamicInfoSchemes ?? [])
  const found = schemes.filter(({ datarecordID }) => datarecordID === type).map(({ guid }) => guid)
  return found.length > 0 ? found : refuse('notValid', 'type')
}

/** A page of the customers that staff look for, and the note of whose details were read. */
export async function searchBaseData(
  context: Context,
  { email = '', firstName = '', lastName = '', type, page, pageSize = BASE_DATA_PAGE_SIZE }: BaseDataQuery,
  tx: Transaction,
): Promise<Done<ConfirmableBaseData>> {
  const { world, visitor } = context
  const { clientIds } = scopeOf(context)
  const schemes = type === undefined ? undefined : schemesOf(world, clientIds, type)
  const filter = { clientIds, email, firstName, lastName, schemes }
  const rows = await confirmableUsers(tx, filter, staffWindow({ page, pageSize }))
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  return {
    answer: items(rows.map(row => presentBaseData(world, row, isFull))),
    act: { kind: 'shop', id: '', after: { shownInFull: isFull, users: rows.map(({ account }) => account.id) } },
  }
}
