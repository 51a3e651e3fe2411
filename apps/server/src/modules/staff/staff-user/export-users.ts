import {
  type StaffUser,
  type StaffUsersFileQuery,
  USER_COLUMN_WORDS,
  USER_LIGHT_WORDS,
  USER_STATE_WORDS,
  USER_TYPE_WORDS,
} from '@billett/contract'
import { usersAddress } from '@billett/contract/lists/users-address.ts'
import { usersFilter, usersSort } from '@billett/contract/lists/users-query.ts'
import { hasUserType, USER_TYPE } from '@billett/domain'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import {
  CLIENT_COLUMN,
  declaredList,
  exportsPersonal,
  type ListColumn,
  type ListFile,
  listFile,
  rowsAfter,
} from '../listing/index.ts'
import { type ListedUser, listedUsers } from './listed-users.queries.ts'
import { filterOf } from './search-users.ts'
import { presentUser } from './staff-user.present.ts'

const COLUMNS: readonly ListColumn<StaffUser>[] = [
  { name: USER_COLUMN_WORDS.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
  { name: USER_COLUMN_WORDS.email, cell: ({ email }) => email },
  { name: USER_COLUMN_WORDS.state, cell: ({ state }, { language }) => USER_STATE_WORDS[state][language] },
  {
    name: USER_COLUMN_WORDS.kind,
    cell: ({ userType }, { language }) =>
      USER_TYPE_WORDS[hasUserType(userType, USER_TYPE.HGS) ? 'staff' : 'customer'][language],
  },
  { name: USER_COLUMN_WORDS.customerNumber, cell: ({ customerNumber }) => customerNumber },
  CLIENT_COLUMN,
  {
    name: USER_COLUMN_WORDS.light,
    cell: ({ boniversumTrafficLightScore: score }, { language }) => USER_LIGHT_WORDS[score][language],
  },
  { name: USER_COLUMN_WORDS.registeredOn, cell: ({ registeredOn }, { at }) => at(registeredOn) },
]

function fileOf(context: Context, query: StaffUsersFileQuery): ListFile<StaffUser> {
  const { world } = context
  const filter = filterOf(context, query)
  const sort = query.sort ?? '-registeredOn'
  const isPersonal = exportsPersonal(context)
  const parts = rowsAfter<ListedUser>((last, limit) => {
    const after = last && { registeredOn: last.account.registeredOn, id: last.account.id, sort }
    return listedUsers(world.db, { ...filter, ...(after && { after }) }, sort, { limit, offset: 0 })
  })
  async function* rows(): AsyncGenerator<StaffUser[]> {
    for await (const part of parts) yield part.map(row => presentUser(world, row, isPersonal))
  }
  return { name: 'users', columns: COLUMNS, rows: rows(), isPersonal }
}

/** The accounts that are looked for, as a file. */
export const exportUsers = (context: Context, query: StaffUsersFileQuery): Promise<HandedOver> =>
  listFile(context, query, fileOf(context, query))

/** The accounts that the address of the list asks for. */
export const userList = declaredList(usersAddress, (context, state) =>
  fileOf(context, { ...usersFilter(state), sort: usersSort(state) }),
)
