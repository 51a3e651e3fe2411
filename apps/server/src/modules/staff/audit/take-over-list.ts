import { type StaffTakeOver, TAKE_OVER_COLUMN_WORDS, TAKE_OVER_SUBJECT_WORDS } from '@billett/contract'
import { actsFilter } from '@billett/contract/lists/acts-query.ts'
import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import { CLIENT_COLUMN, declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { filterOf, presentTakeOver } from './list-take-overs.ts'
import { listedTakeOvers } from './take-overs.queries.ts'

const COLUMNS: readonly ListColumn<StaffTakeOver>[] = [
  { name: TAKE_OVER_COLUMN_WORDS.on, cell: ({ on }, { at }) => at(on) },
  { name: TAKE_OVER_COLUMN_WORDS.actor, cell: ({ actorName }) => actorName },
  { name: TAKE_OVER_COLUMN_WORDS.customer, cell: ({ customerNumber }) => customerNumber },
  { name: TAKE_OVER_COLUMN_WORDS.reason, cell: ({ reason }) => reason },
  { name: TAKE_OVER_COLUMN_WORDS.ticketNumber, cell: ({ ticketNumber }) => ticketNumber },
  {
    name: TAKE_OVER_COLUMN_WORDS.changed,
    cell: ({ changed }, { language }) => changed.map(subject => TAKE_OVER_SUBJECT_WORDS[subject][language]).join(', '),
  },
  { name: TAKE_OVER_COLUMN_WORDS.toldOn, cell: ({ toldOn }, { at }) => (toldOn === null ? null : at(toldOn)) },
  CLIENT_COLUMN,
]

/** In whose place people of the company acted, as a file. */
export const takeOverList = declaredList(auditAddress, (context, state) => {
  const { world } = context
  const filter = filterOf(context, actsFilter(state, world.regions.current().timeZone))
  const rows = rowsByPage(async window =>
    (await listedTakeOvers(world.db, filter, window)).map(row => presentTakeOver(world, row)),
  )
  return { name: 'take-overs', columns: COLUMNS, rows }
})
