import type { StaffApproval } from '@billett/contract'
import { approvalsAddress, SHOWN_APPROVALS, WHOSE_APPROVALS } from '@billett/contract/lists/approvals-address.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { FilterBar } from '@billett/web-kit/kit/lists/FilterBar.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountMultipleCheckOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { getStaffMenu } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useApprovalColumns } from './use-approval-columns.tsx'
import { useApprovals } from './use-approvals.ts'

const ApprovalDialog = lazyPiece(() => import('./ApprovalDialog.tsx').then(module => module.ApprovalDialog))

const rowId = ({ id }: StaffApproval) => id
const opened = ({ id }: StaffApproval) => ({ approval: id })

/** What waits for a second person, and what has become of it. */
export function ApprovalsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const kept = useListAddress(approvalsAddress)
  const { state, change, reset, narrowing } = kept
  const { mayApprove, ...asked } = useApprovals(state)
  const list = useKeptList('adminApprovals', kept, useApprovalColumns(useRowHref(approvalsAddress, opened)))
  const open = asked.rows?.find(({ id }) => id === state.approval)
  const filters = (
    <FilterBar label={t('approvals.filter')} active={narrowing} onReset={reset}>
      {mayApprove && (
        <SelectInput
          label={t('approvals.whose')}
          value={state.whose}
          options={WHOSE_APPROVALS.map(value => ({
            value,
            text: t(value === 'mine' ? 'approvals.mine' : 'office.any'),
          }))}
          onChange={({ target }) => change({ whose: WHOSE_APPROVALS.find(one => one === target.value) ?? '' })}
        />
      )}
      <SelectInput
        label={t('approvals.state')}
        value={state.state}
        options={SHOWN_APPROVALS.map(value => ({ value, text: t(`approvals.states.${value}`) }))}
        onChange={({ target }) => change({ state: SHOWN_APPROVALS.find(one => one === target.value) ?? 'waiting' })}
      />
    </FilterBar>
  )
  return (
    <StaffListPage
      title={t('frame.titles.approvals')}
      lead={t(mayApprove ? 'approvals.lead' : 'approvals.ownLead')}
      filters={filters}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={({ act }) => t(`approvals.acts.${act}`)}
      count={({ count }) => t('approvals.found', { count })}
      none={{
        icon: mdiAccountMultipleCheckOutline,
        title: t(state.state === 'waiting' ? 'approvals.none' : 'approvals.noneSuch'),
        text: t('approvals.noneText'),
      }}
    >
      {open && (
        <Suspense>
          <ApprovalDialog
            key={open.id}
            approval={open}
            onDecided={() => {
              change({ approval: '' })
              asked.again()
              void dispatch(getStaffMenu())
            }}
            onClose={() => change({ approval: '' })}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
