import type { CatalogueProblem } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

interface Row extends CatalogueProblem {
  id: string
}

const COLOURS = { error: 'error', warning: 'warning' } as const

/** What is wrong in a workbook, with where it stands, in the order it was found. */
export function CatalogueProblems({ problems }: { problems: readonly CatalogueProblem[] }) {
  const { t } = useTexts()
  const rows = useMemo(() => problems.map((problem, place) => ({ ...problem, id: String(place) })), [problems])
  const columns = useMemo(
    (): DataColumn<Row>[] => [
      { id: 'message', header: t('converter.problem'), cell: ({ message }) => message },
      {
        id: 'severity',
        header: t('converter.severity'),
        cell: ({ severity }) => <Chip color={COLOURS[severity]} label={t(`converter.severities.${severity}`)} />,
      },
      { id: 'sheet', header: t('converter.sheet'), cell: ({ sheet }) => sheet },
      { id: 'line', header: t('converter.line'), end: true, cell: ({ line }) => line },
      { id: 'column', header: t('converter.column'), cell: ({ column }) => column },
      { id: 'value', header: t('converter.value'), cell: ({ value }) => value },
    ],
    [t],
  )
  return (
    <DataTable
      label={t('converter.problems')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ message }) => message}
      summary={t('converter.found', { count: rows.length })}
      empty={t('converter.noProblems')}
    />
  )
}
