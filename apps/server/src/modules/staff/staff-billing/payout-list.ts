import { BANK_FILE_STATE_WORDS, PAYOUT_COLUMN_WORDS, RUN_COLUMN_WORDS } from '@billett/contract'
import { payoutsAddress } from '@billett/contract/lists/payouts-address.ts'
import { SEPA_CURRENCY, saidSort } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { StoredFile } from '../../billing/collection/index.ts'
import { declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { payoutFiles } from './payouts.queries.ts'

const COLUMNS: readonly ListColumn<StoredFile>[] = [
  { name: PAYOUT_COLUMN_WORDS.dueOn, cell: ({ dueOn }) => ({ on: dueOn }) },
  { name: RUN_COLUMN_WORDS.state, cell: ({ state }, { language }) => BANK_FILE_STATE_WORDS[state][language] },
  { name: PAYOUT_COLUMN_WORDS.count, cell: ({ count }) => count },
  { name: RUN_COLUMN_WORDS.sum, cell: ({ sumCents: cents }) => ({ cents, currency: SEPA_CURRENCY }) },
  { name: RUN_COLUMN_WORDS.handOverBy, cell: ({ handOverBy }) => ({ on: handOverBy }) },
]

/** Files of transfers as one that lists them. */
export const payoutList = declaredList(payoutsAddress, ({ world }, { sort }) => ({
  name: 'payouts',
  columns: COLUMNS,
  rows: rowsByPage(window => payoutFiles(world.db, clientIdOf(world), saidSort(sort), window)),
}))
