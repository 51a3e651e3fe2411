import type { Invoice } from '@billett/contract'
import { invoicesAddress } from '@billett/contract/lists/invoices-address.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiReceiptTextOutline } from '@mdi/js'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { useInvoiceColumns } from './use-invoice-columns.tsx'
import { useInvoices } from './use-invoices.ts'

const rowId = ({ guid }: Invoice) => guid

/** What payers who are not debited are asked for, by payer, month and state. */
export function InvoicesPage() {
  const { t } = useTexts()
  const kept = useListAddress(invoicesAddress)
  const { state, change, reset, narrowing } = kept
  const list = useKeptList('adminInvoices', kept, useInvoiceColumns())
  return (
    <StaffListPage
      title={t('frame.titles.invoices')}
      lead={t('invoices.lead')}
      filters={<InvoiceFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={useInvoices(state)}
      rowId={rowId}
      rowName={({ number }) => number}
      count={({ count, isExact }) => t(isExact ? 'invoices.found' : 'invoices.foundMore', { count })}
      none={{ icon: mdiReceiptTextOutline, title: t('invoices.none'), text: t('invoices.noneText') }}
    />
  )
}
