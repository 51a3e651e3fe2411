import { ENFORCEMENT_COLUMN_WORDS, ENFORCEMENT_STATE_WORDS, type StaffEnforcementRow } from '@billett/contract'
import { enforcementAddress } from '@billett/contract/lists/enforcement-address.ts'
import { saidSort } from '@billett/domain'
import { CLIENT_COLUMN, declaredList, exportsPersonal, type ListColumn, rowsByPage } from '../listing/index.ts'
import { filterOf } from './list-cases.ts'
import { presentRow } from './staff-case.present.ts'
import { casesOf } from './staff-case.queries.ts'

const COLUMNS: readonly ListColumn<StaffEnforcementRow>[] = [
  { name: ENFORCEMENT_COLUMN_WORDS.caseNumber, cell: ({ caseNumber }) => caseNumber },
  { name: ENFORCEMENT_COLUMN_WORDS.checkedOn, cell: ({ checkedOn }, { at }) => at(checkedOn) },
  { name: ENFORCEMENT_COLUMN_WORDS.place, cell: ({ place }) => place },
  { name: ENFORCEMENT_COLUMN_WORDS.name, cell: ({ name }) => name },
  {
    name: ENFORCEMENT_COLUMN_WORDS.amount,
    cell: ({ amountInCents: cents, currency }) => ({ cents, currency }),
  },
  { name: ENFORCEMENT_COLUMN_WORDS.payUntil, cell: ({ payUntil }) => ({ on: payUntil }) },
  CLIENT_COLUMN,
  { name: ENFORCEMENT_COLUMN_WORDS.state, cell: ({ state }, { language }) => ENFORCEMENT_STATE_WORDS[state][language] },
]

/** Checks without a pass as a file; who was checked is named to whoever may export personal details. */
export const enforcementList = declaredList(enforcementAddress, (context, { search, state, clientId, sort }) => {
  const { world } = context
  const isPersonal = exportsPersonal(context)
  const filter = filterOf(context, {
    search,
    state: state === 'all' ? undefined : state,
    clientId: clientId || undefined,
  })
  const rows = rowsByPage(async window => {
    const stored = await casesOf(world.db, filter, window, saidSort(sort))
    return stored.map(one => {
      const shown = presentRow(world, one)
      return isPersonal ? { ...shown, name: `${one.firstName ?? ''} ${one.lastName ?? ''}`.trim() } : shown
    })
  })
  return { name: 'inspection', columns: COLUMNS, rows, isPersonal }
})
