import type { StaffBankFile } from '@billett/contract'
import { payoutsAddress } from '@billett/contract/lists/payouts-address.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBankTransferIn } from '@mdi/js'
import { useFormat } from '../../../hooks/use-format.ts'
import { StaffListPage } from '../../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { OwedPayers } from './OwedPayers.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayouts } from './use-payouts.ts'

const rowId = ({ guid }: StaffBankFile) => guid

/** The files by which payers get what is owed to them, and to whom something is owed that is in none yet. */
export function PayoutsPage() {
  const { t } = useTexts()
  const format = useFormat()
  const kept = useListAddress(payoutsAddress)
  const list = useKeptList('adminPayouts', kept, usePayoutColumns())
  return (
    <StaffListPage
      title={t('frame.titles.payouts')}
      lead={t('payouts.lead')}
      {...list}
      asked={usePayouts(kept.state)}
      rowId={rowId}
      rowName={({ dueOn }) => t('payouts.of', { day: format.date(dueOn) })}
      count={({ count }) => t('billing.filesFound', { count })}
      none={{ icon: mdiBankTransferIn, title: t('payouts.noFiles'), text: t('payouts.noFilesText') }}
    >
      <OwedPayers />
    </StaffListPage>
  )
}
