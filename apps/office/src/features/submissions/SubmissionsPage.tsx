import { STAFF_ROWS, type StaffSubmission } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiInboxArrowDownOutline } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { submissionsAddress } from '../../lists/submissions-address.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SubmissionFilters } from './SubmissionFilters.tsx'
import { useSubmissionColumns } from './use-submission-columns.tsx'
import { useSubmissions } from './use-submissions.ts'

const SubmissionDialog = lazyPiece(() => import('./SubmissionDialog.tsx').then(module => module.SubmissionDialog))

const rowId = ({ guid }: StaffSubmission) => guid

/** What people have sent in without signing in, and what is still to be done about it. */
export function SubmissionsPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { state, change, reset, narrowing } = useListAddress(submissionsAddress)
  const { rows, found, busy, failed, errors, again } = useSubmissions(state)
  const hrefOf = useCallback(
    ({ guid }: StaffSubmission) =>
      `${pathname}?${submissionsAddress.write(new URLSearchParams(search), { submission: guid })}`,
    [pathname, search],
  )
  const columns = useSubmissionColumns(hrefOf)
  const summary = found
    ? t(found.isExact ? 'submissions.found' : 'submissions.foundMore', { count: found.count })
    : t('common.loading')
  return (
    <Page>
      <Headline headline={t('frame.titles.submissions')} />
      <Stack spacing={1}>
        <SubmissionFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.submissions')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ kind, about }) => `${t(`submissions.kinds.${kind}`)} ${about}`}
          summary={failed ? undefined : summary}
          empty={
            <EmptyState icon={mdiInboxArrowDownOutline} title={t('submissions.none')}>
              {t('submissions.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={found?.isExact ? found.count : STAFF_ROWS}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {state.submission !== '' && (
        <Suspense>
          <SubmissionDialog submissionGuid={state.submission} onClose={() => change({ submission: '' })} />
        </Suspense>
      )}
    </Page>
  )
}
