import {
  CONTRACT_COLUMN_WORDS,
  CONTRACT_LIFE_WORDS,
  CONTRACT_STATE_WORDS,
  CONTRACT_TROUBLE_WORDS,
  type StaffContract,
} from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { contractsFilter } from '@billett/contract/lists/contracts-query.ts'
import { saidSort } from '@billett/domain'
import { CLIENT_COLUMN, declaredList, exportsPersonal, type ListColumn, rowsAfter } from '../listing/index.ts'
import { filterOf, foundRows } from './search-contracts.ts'

const COLUMNS: readonly ListColumn<StaffContract>[] = [
  { name: CONTRACT_COLUMN_WORDS.number, cell: ({ contractNumber }) => contractNumber },
  { name: CONTRACT_COLUMN_WORDS.submittedOn, cell: ({ submittedOn }, { at }) => at(submittedOn) },
  CLIENT_COLUMN,
  { name: CONTRACT_COLUMN_WORDS.product, cell: ({ subscriptionName }) => subscriptionName },
  {
    name: CONTRACT_COLUMN_WORDS.state,
    cell: ({ life, state }, { language }) => (life ? CONTRACT_LIFE_WORDS[life] : CONTRACT_STATE_WORDS[state])[language],
  },
  {
    name: CONTRACT_COLUMN_WORDS.trouble,
    cell: ({ troubles }, { language }) => troubles.map(one => CONTRACT_TROUBLE_WORDS[one][language]).join(', '),
  },
  { name: CONTRACT_COLUMN_WORDS.customerNumber, cell: ({ customerNumber }) => customerNumber },
  { name: CONTRACT_COLUMN_WORDS.subscriber, cell: ({ subscriber }) => subscriber },
  { name: CONTRACT_COLUMN_WORDS.holder, cell: ({ holder }) => holder },
  { name: CONTRACT_COLUMN_WORDS.validFrom, cell: ({ validFrom }) => validFrom },
  { name: CONTRACT_COLUMN_WORDS.validUntil, cell: ({ validUntil }) => validUntil },
]

/** The contracts that the address of the list asks for, as a file. */
export const contractList = declaredList(contractsAddress, async (context, state) => {
  const asked = contractsFilter(state, context.world.regions.current().timeZone)
  const filter = { ...(await filterOf(context, asked)), sort: saidSort(state.sort) }
  const isPersonal = exportsPersonal(context)
  const rows = rowsAfter<StaffContract>((after, limit) =>
    foundRows(context, { ...filter, ...(after && { after }) }, { limit, offset: 0 }, isPersonal),
  )
  return { name: 'contracts', columns: COLUMNS, rows, isPersonal }
})
