import type { FinancialReport } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Line = FinancialReport['items'][number]

const rowId = ({ item }: Line) => item

/** What was claimed and credited by what it is for. */
export function ReportItems({ items, total }: Pick<FinancialReport, 'items' | 'total'>) {
  const { t } = useTexts()
  const format = useFormat()
  const columns = useMemo<readonly DataColumn<Line>[]>(() => {
    const money = (id: 'claimedInCent' | 'creditedInCent' | 'sumInCent', header: string): DataColumn<Line> => ({
      ...{ id, header, end: true, whole: true, total: format.money(total[id]) },
      cell: row => format.money(row[id]),
    })
    return [
      { id: 'item', header: t('school.report.item'), total: t('school.imports.total'), cell: row => row.item },
      {
        ...{ id: 'contracts', header: t('school.report.contracts'), end: true },
        cell: row => format.number(row.contracts),
      },
      money('claimedInCent', t('school.report.claimed')),
      money('creditedInCent', t('school.report.credited')),
      money('sumInCent', t('school.report.sum')),
    ]
  }, [format, t, total])
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
