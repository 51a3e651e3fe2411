import { STATEMENT_COLUMN_WORDS, STATEMENT_STATE_WORDS, type StaffStatement } from '@billett/contract'
import { statementsAddress } from '@billett/contract/lists/statements-address.ts'
import { declaredList, type ListColumn, rowsAtOnce } from '../listing/index.ts'
import { listStatements } from './list-statements.ts'

const COLUMNS: readonly ListColumn<StaffStatement>[] = [
  { name: STATEMENT_COLUMN_WORDS.description, cell: ({ description }) => description },
  { name: STATEMENT_COLUMN_WORDS.statement, cell: ({ statement }) => statement },
  {
    name: STATEMENT_COLUMN_WORDS.state,
    cell: ({ releasedOn }, { language }) => STATEMENT_STATE_WORDS[releasedOn === null ? 'draft' : 'released'][language],
  },
  { name: STATEMENT_COLUMN_WORDS.writtenOn, cell: ({ writtenOn }, { at }) => at(writtenOn) },
]

/** Stored statements as a file; what they find is a file of its own. */
export const statementList = declaredList(statementsAddress, context => ({
  name: 'statements',
  columns: COLUMNS,
  rows: rowsAtOnce(listStatements(context)),
}))
