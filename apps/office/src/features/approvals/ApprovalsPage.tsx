import type { StaffApproval } from '@billett/contract'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountMultipleCheckOutline } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getStaffDashboard } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { approvalsAddress, SHOWN_APPROVALS } from './approvals-address.ts'
import { useApprovalColumns } from './use-approval-columns.tsx'
import { useApprovals } from './use-approvals.ts'

const ApprovalDialog = lazyPiece(() => import('./ApprovalDialog.tsx').then(module => module.ApprovalDialog))

const rowId = ({ id }: StaffApproval) => id

/** What waits for a second person, and what has become of it. */
export function ApprovalsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const { state, change, reset, narrowing } = useListAddress(approvalsAddress)
  const { rows, busy, failed, errors, again } = useApprovals(state)
  const hrefOf = useCallback(
    ({ id }: StaffApproval) => `${pathname}?${approvalsAddress.write(new URLSearchParams(search), { approval: id })}`,
    [pathname, search],
  )
  const columns = useApprovalColumns(hrefOf)
  const { page, pageSize } = state
  const shown = rows?.length ?? 0
  const open = rows?.find(({ id }) => id === state.approval)
  return (
    <Page>
      <Headline headline={t('frame.titles.approvals')} lead={t('approvals.lead')} />
      <Stack spacing={1}>
        <FilterBar label={t('approvals.filter')} active={narrowing} onReset={reset}>
          <SelectInput
            label={t('approvals.state')}
            value={state.state}
            options={SHOWN_APPROVALS.map(value => ({ value, text: t(`approvals.states.${value}`) }))}
            onChange={({ target }) => change({ state: SHOWN_APPROVALS.find(one => one === target.value) ?? 'waiting' })}
          />
        </FilterBar>
        <DataTable
          label={t('frame.titles.approvals')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ act }) => t(`approvals.acts.${act}`)}
          summary={failed ? undefined : rows ? t('approvals.found', { count: shown }) : t('common.loading')}
          empty={
            <EmptyState
              icon={mdiAccountMultipleCheckOutline}
              title={t(state.state === 'waiting' ? 'approvals.none' : 'approvals.noneSuch')}
            >
              {t('approvals.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={rowsKnown({ page, pageSize, rows: shown })}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {open && (
        <Suspense>
          <ApprovalDialog
            key={open.id}
            approval={open}
            onDecided={() => {
              change({ approval: '' })
              again()
              void dispatch(getStaffDashboard())
            }}
            onClose={() => change({ approval: '' })}
          />
        </Suspense>
      )}
    </Page>
  )
}
