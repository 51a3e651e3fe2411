import type { ListFormat, PayrollList } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import type { RowAction } from '@billett/web-kit/kit/lists/RowActions.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountCashOutline } from '@mdi/js'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import { billingAddress } from '../../lists/billing-address.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { usePayrollColumns } from '../../parts/use-payroll-columns.tsx'
import { downloadStaffPayroll, getStaffPayrollLists } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const rowId = ({ guid }: PayrollList) => guid

/** What companies keep back from the wages of their staff, a list for each month. */
export function PayrollListsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { state, change } = useListAddress(billingAddress)
  const asked = useListed(getStaffPayrollLists, { query: pageAsked(state) })
  const { errors: refused } = useCall(downloadStaffPayroll)
  const columns = usePayrollColumns()
  const download = async (listGuid: string, format: ListFormat) => {
    const answer = await dispatch(downloadStaffPayroll({ params: { listGuid }, query: { format } }))
    if (downloadStaffPayroll.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  const seesNames = useAppSelector(selectHolds(['AllowedToSeePersonalDetails']))
  const actions = ({ guid }: PayrollList): RowAction[] =>
    seesNames
      ? [
          { text: t('payroll.xlsx'), act: () => void download(guid, 'xlsx') },
          { text: t('payroll.csv'), act: () => void download(guid, 'csv') },
        ]
      : []
  return (
    <StaffListPage
      title={t('frame.titles.payrollLists')}
      lead={t('payroll.lead')}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={({ payer, month }) => `${payer.name} ${month}`}
      actions={actions}
      count={({ count }) => t('payroll.found', { count })}
      none={{ icon: mdiAccountCashOutline, title: t('payroll.none'), text: t('payroll.noneText') }}
      paging={{ ...state, onChange: change }}
    >
      <CallErrors errors={refused} all />
    </StaffListPage>
  )
}
