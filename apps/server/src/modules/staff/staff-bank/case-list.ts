import { DUNNING_COLUMN_WORDS, DUNNING_HOLD_WORDS, DUNNING_STATE_WORDS, type StaffDunningCase } from '@billett/contract'
import { dunningAddress } from '@billett/contract/lists/dunning-address.ts'
import { SEPA_CURRENCY, saidSort } from '@billett/domain'
import { declaredList, exportsPersonal, type ListColumn, rowsByPage } from '../listing/index.ts'
import { casesIn } from './show-cases.ts'

const money = (cents: number) => ({ cents, currency: SEPA_CURRENCY })

const columns = (isPersonal: boolean): readonly ListColumn<StaffDunningCase>[] => [
  {
    name: DUNNING_COLUMN_WORDS.customer,
    cell: ({ customerNumber, name }) => [customerNumber, isPersonal && name].filter(Boolean).join(' '),
  },
  { name: DUNNING_COLUMN_WORDS.state, cell: ({ state }, { language }) => DUNNING_STATE_WORDS[state][language] },
  { name: DUNNING_COLUMN_WORDS.reachedOn, cell: ({ reachedOn }) => ({ on: reachedOn }) },
  { name: DUNNING_COLUMN_WORDS.owed, cell: ({ owedCents }) => money(owedCents) },
  { name: DUNNING_COLUMN_WORDS.fees, cell: ({ feeCents }) => money(feeCents) },
  {
    name: DUNNING_COLUMN_WORDS.waitsFor,
    cell: ({ holds }, { language }) => holds.map(({ kind }) => DUNNING_HOLD_WORDS[kind][language]).join(', '),
  },
  { name: DUNNING_COLUMN_WORDS.contracts, cell: ({ contracts }) => contracts.map(({ number }) => number).join(', ') },
]

/** Cases of dunning as a file. */
export const dunningList = declaredList(dunningAddress, (context, { list, sort }) => {
  const isPersonal = exportsPersonal(context)
  const asked = { list: list === 'all' ? undefined : list, sort: saidSort(sort) }
  return {
    name: 'dunning',
    columns: columns(isPersonal),
    rows: rowsByPage(window => casesIn(context, asked, window)),
    isPersonal,
  }
})
