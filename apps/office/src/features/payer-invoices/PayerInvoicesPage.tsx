import type { Invoice, ListFormat, PayrollList } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiReceiptTextOutline } from '@mdi/js'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { usePayrollColumns } from '../../parts/use-payroll-columns.tsx'
import { downloadPayerInvoice, downloadPayerPayroll } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePayerInvoiceColumns } from './use-payer-invoice-columns.tsx'
import { usePayerInvoices } from './use-payer-invoices.ts'

const idOf = ({ guid }: { guid: string }) => guid

/** The invoices of who pays, as they were sent, and what a company keeps back from wages. */
export function PayerInvoicesPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { invoices, lists, busy, failed, errors, again } = usePayerInvoices()
  const columns = usePayerInvoiceColumns()
  const payrollColumns = usePayrollColumns()
  const ofInvoice = useCall(downloadPayerInvoice)
  const ofList = useCall(downloadPayerPayroll)
  const saved = (file: Parameters<typeof saveFile>[0] | undefined) => {
    if (!file) return
    saveFile(file)
    say(t('school.documents.downloaded', { fileName: file.fileName }))
  }
  const fetchInvoice = async (invoiceGuid: string, format: 'pdf' | 'xml') => {
    const answer = await dispatch(downloadPayerInvoice({ params: { invoiceGuid }, query: { format } }))
    if (downloadPayerInvoice.fulfilled.match(answer)) saved(answer.payload.file)
  }
  const fetchList = async (listGuid: string, format: ListFormat) => {
    const answer = await dispatch(downloadPayerPayroll({ params: { listGuid }, query: { format } }))
    if (downloadPayerPayroll.fulfilled.match(answer)) saved(answer.payload.file)
  }
  return (
    <Page>
      <Headline headline={t('frame.titles.schoolInvoices')} lead={t('payerInvoices.lead')} />
      <Stack spacing={2}>
        <Tutorial text="payerInvoices.tutorial" />
        <CallErrors errors={[...ofInvoice.errors, ...ofList.errors]} all />
        <DataTable<Invoice>
          label={t('frame.titles.schoolInvoices')}
          columns={columns}
          rows={invoices}
          busy={busy}
          rowId={idOf}
          rowName={({ number }) => number}
          actions={({ guid }) => [
            { text: t('invoices.files.pdf'), act: () => void fetchInvoice(guid, 'pdf') },
            { text: t('invoices.files.xml'), act: () => void fetchInvoice(guid, 'xml') },
          ]}
          empty={
            <EmptyState icon={mdiReceiptTextOutline} title={t('payerInvoices.none')}>
              {t('payerInvoices.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        {lists && lists.length > 0 && (
          <section aria-label={t('payerInvoices.payroll')}>
            <Text variant="h2">{t('payerInvoices.payroll')}</Text>
            <Text>{t('payerInvoices.payrollText')}</Text>
            <DataTable<PayrollList>
              label={t('payerInvoices.payroll')}
              columns={payrollColumns}
              rows={lists}
              busy={busy}
              rowId={idOf}
              rowName={({ payer, month }) => `${payer.name} ${month}`}
              actions={({ guid }) => [
                { text: t('payroll.xlsx'), act: () => void fetchList(guid, 'xlsx') },
                { text: t('payroll.csv'), act: () => void fetchList(guid, 'csv') },
              ]}
              empty={null}
              failure={undefined}
            />
          </section>
        )}
      </Stack>
    </Page>
  )
}
