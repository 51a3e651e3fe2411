import type { StaffSubmission } from '@billett/contract'
import { submissionsAddress } from '@billett/contract/lists/submissions-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiInboxArrowDownOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SubmissionFilters } from './SubmissionFilters.tsx'
import { useSubmissionColumns } from './use-submission-columns.tsx'
import { useSubmissions } from './use-submissions.ts'

const SubmissionDialog = lazyPiece(() => import('./SubmissionDialog.tsx').then(module => module.SubmissionDialog))

const rowId = ({ guid }: StaffSubmission) => guid
const opened = ({ guid }: StaffSubmission) => ({ submission: guid })

/** What people have sent in without signing in, and what is still to be done about it. */
export function SubmissionsPage() {
  const { t } = useTexts()
  const kept = useListAddress(submissionsAddress)
  const { state, change, reset, narrowing } = kept
  // What a list begins with is what is still to be done: then an empty one is good news.
  const isAllDone = narrowing === 0 && state.state === 'open'
  const list = useKeptList('adminSubmissions', kept, useSubmissionColumns(useRowHref(submissionsAddress, opened)))
  return (
    <StaffListPage
      title={t('frame.titles.submissions')}
      filters={<SubmissionFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={useSubmissions(state)}
      rowId={rowId}
      rowName={({ kind, about }) => `${t(`submissions.kinds.${kind}`)} ${about}`}
      count={({ count, isExact }) => t(isExact ? 'submissions.found' : 'submissions.foundMore', { count })}
      none={{
        icon: mdiInboxArrowDownOutline,
        title: t(isAllDone ? 'submissions.allDone' : 'submissions.none'),
        text: t(isAllDone ? 'submissions.allDoneText' : 'submissions.noneText'),
      }}
    >
      {state.submission !== '' && (
        <Suspense>
          <SubmissionDialog submissionGuid={state.submission} onClose={() => change({ submission: '' })} />
        </Suspense>
      )}
    </StaffListPage>
  )
}
