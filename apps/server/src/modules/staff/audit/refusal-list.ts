import { REFUSAL_COLUMN_WORDS, type StaffRefusal } from '@billett/contract'
import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, CLIENT_COLUMN, declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { presentRefusal } from './list-refusals.ts'
import { refusalsOf } from './refusals.queries.ts'

const COLUMNS: readonly ListColumn<StaffRefusal>[] = [
  { name: REFUSAL_COLUMN_WORDS.actor, cell: ({ actorName }) => actorName },
  { name: REFUSAL_COLUMN_WORDS.day, cell: ({ day }) => day },
  { name: REFUSAL_COLUMN_WORDS.call, cell: ({ call }) => call },
  { name: REFUSAL_COLUMN_WORDS.why, cell: ({ translationKey }) => translationKey },
  { name: REFUSAL_COLUMN_WORDS.times, cell: ({ times }) => times },
  CLIENT_COLUMN,
]

/** What people of the company were refused, as a file. */
export const refusalList = declaredList(auditAddress, (context, { clientId, from }) => {
  const { world } = context
  const filter = { clientIds: askedClients(scopeOf(context), clientId || undefined), from: from || undefined }
  const rows = rowsByPage(async window =>
    (await refusalsOf(world.db, filter, window)).map(row => presentRefusal(world, row)),
  )
  return { name: 'refusals', columns: COLUMNS, rows }
})
