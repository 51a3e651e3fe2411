import type { ReportOfClass } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getReportOfSchool } from '../../state/school/school.calls.ts'
import { selectReportOfSchool } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  school: { guid: string; name: string }
  selection: string
  onClose: () => void
}

const rowId = (row: ReportOfClass) => `${row.class} ${row.product} ${row.item}`

/** What one school has cost: by class, ticket and what it was for, so that a correction is told from a price. */
export function SchoolReportDialog({ school, selection, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectReportOfSchool)
  const { failed, errors } = useCall(getReportOfSchool)
  useEffect(() => {
    void dispatch(getReportOfSchool({ params: { orgGuid: school.guid }, query: { dateSelection: selection } }))
  }, [dispatch, school.guid, selection])
  const columns = useMemo<readonly DataColumn<ReportOfClass>[]>(
    () => [
      {
        id: 'class',
        header: t('school.pupils.class'),
        sortedBy: row => row.class,
        cell: row => row.class || '–',
        total: t('school.imports.total'),
      },
      { id: 'product', header: t('school.pupils.product'), sortedBy: row => row.product, cell: row => row.product },
      { id: 'item', header: t('school.report.item'), sortedBy: row => row.item, cell: row => row.item },
      {
        id: 'contracts',
        header: t('school.report.contracts'),
        end: true,
        sortedBy: row => row.contracts,
        cell: row => format.number(row.contracts),
      },
      {
        id: 'sum',
        header: t('school.report.sum'),
        end: true,
        whole: true,
        sortedBy: row => row.sumInCent,
        cell: row => format.money(row.sumInCent),
        total: format.money((rows ?? []).reduce((sum, { sumInCent }) => sum + sumInCent, 0)),
      },
    ],
    [format, rows, t],
  )
  return (
    <ClosableDialog title={school.name} width="lg" onClose={onClose}>
      <DataTable
        label={t('school.report.byClass')}
        columns={columns}
        rows={rows ?? undefined}
        rowId={rowId}
        rowName={row => [row.class, row.product, row.item].filter(Boolean).join(', ')}
        empty={t('school.report.noneText')}
        failure={failed ? <CallErrors errors={errors} all /> : undefined}
      />
    </ClosableDialog>
  )
}
