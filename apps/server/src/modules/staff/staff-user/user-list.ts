import {
  type StaffUser,
  USER_COLUMN_WORDS,
  USER_LIGHT_WORDS,
  USER_STATE_WORDS,
  USER_TYPE_WORDS,
} from '@billett/contract'
import { usersAddress } from '@billett/contract/lists/users-address.ts'
import { usersFilter } from '@billett/contract/lists/users-query.ts'
import { hasUserType, saidSort, USER_TYPE } from '@billett/domain'
import { CLIENT_COLUMN, declaredList, exportsPersonal, type ListColumn, rowsAfter } from '../listing/index.ts'
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

/** The accounts that the address of the list asks for, as a file. */
export const userList = declaredList(usersAddress, async (context, state) => {
  const { world } = context
  const filter = await filterOf(context, usersFilter(state))
  const sort = saidSort(state.sort)
  const isPersonal = exportsPersonal(context)
  const parts = rowsAfter<ListedUser>((last, limit) =>
    listedUsers(world.db, { ...filter, ...(last && { after: last.account }) }, sort, { limit, offset: 0 }),
  )
  async function* rows(): AsyncGenerator<StaffUser[]> {
    for await (const part of parts) yield part.map(row => presentUser(world, row, isPersonal))
  }
  return { name: 'users', columns: COLUMNS, rows: rows(), isPersonal }
})
