import { API_KEY_COLUMN_WORDS, API_KEY_SCOPE_WORDS, type StaffApiKey } from '@billett/contract'
import { apiKeysAddress } from '@billett/contract/lists/api-keys-address.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, CLIENT_COLUMN, declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { keysOf } from './api-key.repository.ts'
import { presentKey } from './api-keys.ts'

const COLUMNS: readonly ListColumn<StaffApiKey>[] = [
  { name: API_KEY_COLUMN_WORDS.name, cell: ({ name }) => name },
  {
    name: API_KEY_COLUMN_WORDS.scopes,
    cell: ({ scopes }, { language }) => scopes.map(scope => API_KEY_SCOPE_WORDS[scope][language]).join(', '),
  },
  { name: API_KEY_COLUMN_WORDS.lastUsedOn, cell: ({ lastUsedOn }, { at }) => at(lastUsedOn) },
  { name: API_KEY_COLUMN_WORDS.createdOn, cell: ({ createdOn }, { at }) => at(createdOn) },
  CLIENT_COLUMN,
]

/** Keys of partners as a file: what they open, and never what they are. */
export const apiKeyList = declaredList(apiKeysAddress, (context, { clientId }) => {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), clientId || undefined)
  const rows = rowsByPage(async window =>
    (await keysOf(world.db, clientIds, window)).map(row => presentKey(world, row)),
  )
  return { name: 'api-keys', columns: COLUMNS, rows }
})
