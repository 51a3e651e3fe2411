import type { StaffBillingRun } from '@billett/contract'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBankTransferOut } from '@mdi/js'
import { useFormat } from '../../hooks/use-format.ts'
import { billingAddress } from '../../lists/billing-address.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useBillingRuns } from './use-billing.ts'
import { useRunColumns } from './use-run-columns.tsx'

const rowId = ({ guid }: StaffBillingRun) => guid

/** What is collected by direct debit, day by day, and how far each has come. */
export function BillingRunsPage() {
  const { t } = useTexts()
  const format = useFormat()
  const { state, change } = useListAddress(billingAddress)
  const asked = useBillingRuns(state)
  const columns = useRunColumns()
  return (
    <StaffListPage
      title={t('frame.titles.billingRuns')}
      lead={t('billing.lead')}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={({ dueOn }) => t('billing.runOf', { day: format.date(dueOn) })}
      count={({ count }) => t('billing.found', { count })}
      none={{ icon: mdiBankTransferOut, title: t('billing.none'), text: t('billing.noneText') }}
      paging={{ ...state, onChange: change }}
    />
  )
}
