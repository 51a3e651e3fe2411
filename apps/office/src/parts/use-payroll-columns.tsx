import type { PayrollList } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../hooks/use-format.ts'
import { useTexts } from '../texts/use-texts.ts'

/** What a payroll list is shown by. */
export function usePayrollColumns(): readonly DataColumn<PayrollList>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'month', header: t('invoices.month'), whole: true, cell: ({ month }) => format.monthOfYear(`${month}-01`) },
      { id: 'payer', header: t('payroll.company'), cell: ({ payer }) => payer.name },
      { id: 'count', header: t('payroll.count'), end: true, whole: true, cell: ({ count }) => format.number(count) },
      { id: 'cents', header: t('payroll.sum'), end: true, whole: true, cell: ({ cents }) => format.money(cents) },
      {
        id: 'createdOn',
        header: t('payroll.createdOn'),
        whole: true,
        cell: ({ createdOn }) => format.instantDateTime(createdOn),
      },
    ],
    [t, format],
  )
}
