import type { FinancialReport } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useAmountColumns } from './use-amount-columns.ts'

type Line = FinancialReport['items'][number]

const rowId = ({ item }: Line) => item

/** What was claimed and credited by what it is for. */
export function ReportItems({ items, total }: Pick<FinancialReport, 'items' | 'total'>) {
  const { t } = useTexts()
  const amounts = useAmountColumns(total, { isSplit: true })
  const columns = useMemo<readonly DataColumn<Line>[]>(
    () => [
      {
        id: 'item',
        header: t('school.report.item'),
        total: t('school.imports.total'),
        sortedBy: row => row.item,
        cell: row => row.item,
      },
      ...amounts,
    ],
    [amounts, t],
  )
  return (
    <DataTable
      label={t('school.report.byItem')}
      columns={columns}
      rows={items}
      rowId={rowId}
      rowName={({ item }) => item}
      empty={null}
    />
  )
}
