import {
  FRAUD_COLUMN_WORDS,
  FRAUD_RULE_WORDS,
  FRAUD_STATE_WORDS,
  RISK_LEVEL_WORDS,
  type StaffFraudCase,
} from '@billett/contract'
import { fraudAddress } from '@billett/contract/lists/fraud-address.ts'
import { saidSort } from '@billett/domain'
import { declaredList, exportsPersonal, type ListColumn, rowsByPage } from '../listing/index.ts'
import { suspicionsIn } from './show-fraud-cases.ts'

const columns = (isPersonal: boolean): readonly ListColumn<StaffFraudCase>[] => [
  {
    name: FRAUD_COLUMN_WORDS.customer,
    cell: ({ customerNumber, name }) => [customerNumber, isPersonal && name].filter(Boolean).join(' '),
  },
  { name: FRAUD_COLUMN_WORDS.contract, cell: ({ number }) => number },
  { name: FRAUD_COLUMN_WORDS.level, cell: ({ level }, { language }) => RISK_LEVEL_WORDS[level][language] },
  { name: FRAUD_COLUMN_WORDS.points, cell: ({ points }) => points },
  {
    name: FRAUD_COLUMN_WORDS.why,
    cell: ({ findings }, { language }) => findings.map(({ rule }) => FRAUD_RULE_WORDS[rule][language]).join(' · '),
  },
  { name: FRAUD_COLUMN_WORDS.state, cell: ({ state }, { language }) => FRAUD_STATE_WORDS[state][language] },
  { name: FRAUD_COLUMN_WORDS.assessedOn, cell: ({ assessedOn }, { at }) => at(assessedOn) },
]

/** What is or was suspected, as a file. */
export const fraudList = declaredList(fraudAddress, (context, { sort }) => {
  const isPersonal = exportsPersonal(context)
  return {
    name: 'fraud',
    columns: columns(isPersonal),
    rows: rowsByPage(window => suspicionsIn(context, window, saidSort(sort))),
    isPersonal,
  }
})
