import { RUN_COLUMN_WORDS, RUN_STATE_WORDS, type StaffBillingRun } from '@billett/contract'
import { billingRunsAddress, runFilter } from '@billett/contract/lists/billing-runs-address.ts'
import { saidSort } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { billingRuns } from './billing-runs.queries.ts'
import { presentRun } from './staff-billing.present.ts'

const COLUMNS: readonly ListColumn<StaffBillingRun>[] = [
  { name: RUN_COLUMN_WORDS.dueOn, cell: ({ dueOn }) => ({ on: dueOn }) },
  { name: RUN_COLUMN_WORDS.state, cell: ({ state }, { language }) => RUN_STATE_WORDS[state][language] },
  { name: RUN_COLUMN_WORDS.count, cell: ({ count }) => count },
  { name: RUN_COLUMN_WORDS.sum, cell: ({ cents, currency }) => ({ cents, currency }) },
  {
    name: RUN_COLUMN_WORDS.more,
    cell: ({ moreCents, currency }) => (moreCents === null ? null : { cents: moreCents, currency }),
  },
  { name: RUN_COLUMN_WORDS.toRelease, cell: ({ toRelease }) => toRelease },
  { name: RUN_COLUMN_WORDS.handOverBy, cell: ({ handOverBy }) => ({ on: handOverBy }) },
]

/** Runs as a file. */
export const runList = declaredList(billingRunsAddress, ({ world }, { sort, ...state }) => ({
  name: 'billing-runs',
  columns: COLUMNS,
  rows: rowsByPage(async window =>
    (await billingRuns(world.db, clientIdOf(world), { ...runFilter(state), sort: saidSort(sort) }, window)).map(
      presentRun,
    ),
  ),
}))
