import type { Invoice } from '@billett/contract'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiReceiptTextOutline } from '@mdi/js'
import { invoicesAddress } from '../../lists/invoices-address.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { useInvoiceColumns } from './use-invoice-columns.tsx'
import { useInvoices } from './use-invoices.ts'

const rowId = ({ guid }: Invoice) => guid

/** What payers who are not debited are asked for, by payer, month and state. */
export function InvoicesPage() {
  const { t } = useTexts()
  const { state, change, reset, narrowing } = useListAddress(invoicesAddress)
  const asked = useInvoices(state)
  const columns = useInvoiceColumns()
  return (
    <StaffListPage
      title={t('frame.titles.invoices')}
      lead={t('invoices.lead')}
      filters={<InvoiceFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={({ number }) => number}
      count={({ count, isExact }) => t(isExact ? 'invoices.found' : 'invoices.foundMore', { count })}
      none={{ icon: mdiReceiptTextOutline, title: t('invoices.none'), text: t('invoices.noneText') }}
      paging={{ ...state, onChange: change }}
    />
  )
}
