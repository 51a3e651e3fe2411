import type { ListFormat } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountCashOutline, mdiReceiptTextOutline } from '@mdi/js'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { PAYER_PAGE_SIZES, payerInvoicesAddress } from '../../lists/payer-invoices-address.ts'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { usePayrollColumns } from '../../parts/use-payroll-columns.tsx'
import { downloadPayerInvoice, downloadPayerPayroll } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePayerInvoiceColumns } from './use-payer-invoice-columns.tsx'
import { usePayerInvoices, usePayerPayroll } from './use-payer-invoices.ts'

const idOf = ({ guid }: { guid: string }) => guid

/** The invoices of who pays, as they were sent, and what a company keeps back from wages. */
export function PayerInvoicesPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { state, change } = useListAddress(payerInvoicesAddress)
  const { page, pageSize, listsPage } = state
  const invoices = usePayerInvoices(state)
  const lists = usePayerPayroll(state)
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
  // Who is no company has none, and reads nothing of them.
  const hasLists = lists.failed || listsPage > 1 || (lists.rows?.length ?? 0) > 0
  return (
    <Page>
      <Headline headline={t('frame.titles.schoolInvoices')} lead={t('payerInvoices.lead')} />
      <Stack spacing={2}>
        <Tutorial text="payerInvoices.tutorial" />
        <CallErrors errors={[...ofInvoice.errors, ...ofList.errors]} all />
        <StaffList
          label={t('frame.titles.schoolInvoices')}
          columns={columns}
          asked={invoices}
          rowId={idOf}
          rowName={({ number }) => number}
          actions={({ guid }) => [
            { text: t('invoices.files.pdf'), act: () => void fetchInvoice(guid, 'pdf') },
            { text: t('invoices.files.xml'), act: () => void fetchInvoice(guid, 'xml') },
          ]}
          count={undefined}
          none={{ icon: mdiReceiptTextOutline, title: t('payerInvoices.none'), text: t('payerInvoices.noneText') }}
          paging={{ page, pageSize, pageSizes: PAYER_PAGE_SIZES, onChange: change }}
        />
        {hasLists && (
          <section aria-label={t('payerInvoices.payroll')}>
            <Text variant="h2">{t('payerInvoices.payroll')}</Text>
            <Text>{t('payerInvoices.payrollText')}</Text>
            <StaffList
              label={t('payerInvoices.payroll')}
              columns={payrollColumns}
              asked={lists}
              rowId={idOf}
              rowName={({ payer, month }) => `${payer.name} ${month}`}
              actions={({ guid }) => [
                { text: t('payroll.xlsx'), act: () => void fetchList(guid, 'xlsx') },
                { text: t('payroll.csv'), act: () => void fetchList(guid, 'csv') },
              ]}
              count={undefined}
              none={{ icon: mdiAccountCashOutline, title: t('payroll.none'), text: t('payroll.noneText') }}
              paging={{
                page: listsPage,
                pageSize,
                pageSizes: PAYER_PAGE_SIZES,
                onChange: turned => change({ listsPage: turned.page, pageSize: turned.pageSize }),
              }}
            />
          </section>
        )}
      </Stack>
    </Page>
  )
}
