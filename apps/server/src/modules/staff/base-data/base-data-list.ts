import {
  BASE_DATA_COLUMN_WORDS,
  BASE_DATA_STATE_WORDS,
  type ConfirmableBaseData,
  PERSON_COLUMN_WORDS,
  USER_COLUMN_WORDS,
  USER_LIGHT_WORDS,
} from '@billett/contract'
import { ANY_TYPE, baseDataAddress, isSearch } from '@billett/contract/lists/base-data-address.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { CLIENT_COLUMN, declaredList, exportsPersonal, type ListColumn, rowsAfter } from '../listing/index.ts'
import { presentBaseData } from './base-data.present.ts'
import { type ConfirmableUser, confirmableUsers } from './base-data.queries.ts'
import { schemesOf } from './search-base-data.ts'

const addressOf = ({ street, houseNumber, additional, postCode, city, country }: ConfirmableBaseData): string =>
  [[street, houseNumber].join(' '), additional, [postCode, city].join(' '), country]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(', ')

const COLUMNS: readonly ListColumn<ConfirmableBaseData>[] = [
  { name: PERSON_COLUMN_WORDS.lastName, cell: ({ lastName }) => lastName },
  { name: PERSON_COLUMN_WORDS.firstName, cell: ({ firstName }) => firstName },
  {
    name: BASE_DATA_COLUMN_WORDS.state,
    cell: ({ confirmed }, { language }) => BASE_DATA_STATE_WORDS[confirmed ? 'confirmed' : 'unconfirmed'][language],
  },
  { name: USER_COLUMN_WORDS.email, cell: ({ email }) => email },
  CLIENT_COLUMN,
  { name: BASE_DATA_COLUMN_WORDS.address, cell: addressOf },
  {
    name: USER_COLUMN_WORDS.light,
    cell: ({ boniversumTrafficLightScore: score }, { language }) => USER_LIGHT_WORDS[score][language],
  },
]

/** Customers to be confirmed, as a file. Refuses `required` where nobody is looked for (Spec 3 §4). */
export const baseDataList = declaredList(baseDataAddress, (context, state) => {
  if (!isSearch(state)) refuse('required', 'email')
  const { world } = context
  const { email, firstName, lastName, type } = state
  const { clientIds } = scopeOf(context)
  const schemes = type === '' || type === ANY_TYPE ? undefined : schemesOf(world, clientIds, type)
  const filter = { clientIds, email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim(), schemes }
  const isPersonal = exportsPersonal(context)
  const parts = rowsAfter<ConfirmableUser>((last, limit) =>
    confirmableUsers(world.db, { ...filter, ...(last && { after: last.account }) }, { limit, offset: 0 }),
  )
  async function* rows(): AsyncGenerator<ConfirmableBaseData[]> {
    for await (const part of parts) yield part.map(row => presentBaseData(world, row, isPersonal))
  }
  return { name: 'base-data', columns: COLUMNS, rows: rows(), isPersonal }
})
