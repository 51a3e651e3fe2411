import type { StaffBillingRun } from '@billett/contract'
import { billingRunsAddress } from '@billett/contract/lists/billing-runs-address.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBankTransferOut } from '@mdi/js'
import { useFormat } from '../../hooks/use-format.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RunFilter } from './RunFilter.tsx'
import { useBillingRuns } from './use-billing.ts'
import { useRunColumns } from './use-run-columns.tsx'

const rowId = ({ guid }: StaffBillingRun) => guid

/** What is collected by direct debit, day by day, and how far each has come. */
export function BillingRunsPage() {
  const { t } = useTexts()
  const format = useFormat()
  const kept = useListAddress(billingRunsAddress)
  const { state, change, reset, narrowing } = kept
  const isNarrowed = state.state !== ''
  const list = useKeptList('adminBillingRuns', kept, useRunColumns())
  return (
    <StaffListPage
      title={t('frame.titles.billingRuns')}
      lead={t('billing.lead')}
      filters={<RunFilter state={state.state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={useBillingRuns(state)}
      rowId={rowId}
      rowName={({ dueOn }) => t('billing.runOf', { day: format.date(dueOn) })}
      count={({ count }) => t('billing.found', { count })}
      none={{
        icon: mdiBankTransferOut,
        title: t(isNarrowed ? 'billing.noneSo' : 'billing.none'),
        text: t(isNarrowed ? 'billing.noneSoText' : 'billing.noneText'),
      }}
    />
  )
}
