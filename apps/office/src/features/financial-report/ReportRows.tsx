import type { FinancialReport } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { mdiFinance } from '@mdi/js'
import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useAmountColumns } from './use-amount-columns.ts'

type Line = FinancialReport['rows'][number]

const rowId = ({ organisation, product }: Line) => `${organisation.guid} ${product}`

/** What was claimed and credited for each school and ticket. */
export function ReportRows({
  rows,
  total,
  onSchool,
}: {
  rows: readonly Line[]
  /** What they come to. */
  total: FinancialReport['total']
  onSchool: (school: Line['organisation']) => void
}) {
  const { t } = useTexts()
  const amounts = useAmountColumns(total)
  const columns = useMemo<readonly DataColumn<Line>[]>(
    () => [
      {
        id: 'organisation',
        header: t('school.pupils.organisation'),
        total: t('school.imports.total'),
        sortedBy: row => row.organisation.name,
        cell: row => (
          <TextLink component="button" type="button" onClick={() => onSchool(row.organisation)}>
            {row.organisation.name}
          </TextLink>
        ),
      },
      { id: 'product', header: t('school.pupils.product'), sortedBy: row => row.product, cell: row => row.product },
      ...amounts,
    ],
    [amounts, onSchool, t],
  )
  return (
    <DataTable
      label={t('school.report.bySchool')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowName={({ organisation, product }) => `${organisation.name}, ${product}`}
      empty={
        <EmptyState icon={mdiFinance} title={t('school.report.none')}>
          {t('school.report.noneText')}
        </EmptyState>
      }
    />
  )
}
