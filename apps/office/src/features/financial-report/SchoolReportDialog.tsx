import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { useEffect } from 'react'
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
  return (
    <ClosableDialog title={school.name} width="lg" onClose={onClose}>
      {failed && <CallErrors errors={errors} all />}
      {!failed && !rows && <SkeletonList label={t('common.loading')} rows={4} height={40} />}
      {rows && (
        <Table label={t('school.report.byClass')}>
          <thead>
            <tr>
              <th scope="col">{t('school.pupils.class')}</th>
              <th scope="col">{t('school.pupils.product')}</th>
              <th scope="col">{t('school.report.item')}</th>
              <th scope="col" data-end>
                {t('school.report.contracts')}
              </th>
              <th scope="col" data-end>
                {t('school.report.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={`${row.class} ${row.product} ${row.item}`}>
                <th scope="row">{row.class || '–'}</th>
                <td>{row.product}</td>
                <td>{row.item}</td>
                <td data-end>{format.number(row.contracts)}</td>
                <td data-end>{format.money(row.sumInCent)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('school.imports.total')}</th>
              <td colSpan={3} />
              <td data-end>{format.money(rows.reduce((sum, { sumInCent }) => sum + sumInCent, 0))}</td>
            </tr>
          </tfoot>
        </Table>
      )}
    </ClosableDialog>
  )
}
