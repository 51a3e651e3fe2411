import {
  type StaffSubmission,
  SUBMISSION_COLUMN_WORDS,
  SUBMISSION_KIND_WORDS,
  SUBMISSION_OUTCOME_WORDS,
  SUBMISSION_STATE_WORDS,
} from '@billett/contract'
import { submissionsAddress } from '@billett/contract/lists/submissions-address.ts'
import { submissionsFilter } from '@billett/contract/lists/submissions-query.ts'
import { CLIENT_COLUMN, declaredList, exportsPersonal, type ListColumn, rowsAfter } from '../listing/index.ts'
import { type ListedSubmission, listedSubmissions } from './listed-submissions.queries.ts'
import { filterOf } from './search-submissions.ts'
import { presentListed } from './staff-submission.present.ts'

const COLUMNS: readonly ListColumn<StaffSubmission>[] = [
  { name: SUBMISSION_COLUMN_WORDS.kind, cell: ({ kind }, { language }) => SUBMISSION_KIND_WORDS[kind][language] },
  { name: SUBMISSION_COLUMN_WORDS.receivedOn, cell: ({ receivedOn }, { at }) => at(receivedOn) },
  { name: SUBMISSION_COLUMN_WORDS.about, cell: ({ about }) => about },
  { name: SUBMISSION_COLUMN_WORDS.name, cell: ({ name }) => name },
  { name: SUBMISSION_COLUMN_WORDS.email, cell: ({ email }) => email },
  CLIENT_COLUMN,
  {
    name: SUBMISSION_COLUMN_WORDS.state,
    cell: ({ doneOn, outcome, assignedTo, doneBy }, { language, moment }) =>
      [
        SUBMISSION_STATE_WORDS[doneOn === null ? 'open' : 'done'][language],
        outcome && SUBMISSION_OUTCOME_WORDS[outcome][language],
        moment(doneOn),
        doneOn === null ? assignedTo : doneBy,
      ]
        .filter(Boolean)
        .join(', '),
  },
]

/** What people have sent in, as a file. */
export const submissionList = declaredList(submissionsAddress, (context, state) => {
  const { world, visitor, language } = context
  const filter = filterOf(context, submissionsFilter(state, world.regions.current().timeZone))
  const isPersonal = exportsPersonal(context)
  const parts = rowsAfter<ListedSubmission>((after, limit) =>
    listedSubmissions(world.db, { ...filter, ...(after && { after }) }, { limit, offset: 0 }),
  )
  async function* rows(): AsyncGenerator<StaffSubmission[]> {
    for await (const part of parts)
      yield part.map(row => presentListed(world, row, { language, reader: visitor.id, isFull: isPersonal }))
  }
  return { name: 'submissions', columns: COLUMNS, rows: rows(), isPersonal }
})
