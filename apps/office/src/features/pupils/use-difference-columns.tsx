import type { ControlDifference } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is told of a job ticket that does not fit the list of its company. */
export function useDifferenceColumns(): readonly DataColumn<ControlDifference>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(() => {
    const dayOf = (day: string | null) => (day === null ? t('school.differences.open') : format.date(day))
    return [
      { id: 'name', header: t('school.differences.name'), whole: true, cell: ({ student }) => student.name },
      { id: 'number', header: t('school.differences.number'), cell: ({ personnelNumber }) => personnelNumber },
      { id: 'contract', header: t('school.differences.contract'), cell: ({ contractNumber }) => contractNumber },
      {
        id: 'finding',
        header: t('school.differences.finding'),
        cell: ({ finding, listedUntil }) => t(`school.differences.findings.${finding}`, { day: dayOf(listedUntil) }),
      },
      { id: 'until', header: t('school.differences.until'), cell: ({ ticketUntil }) => dayOf(ticketUntil) },
      {
        id: 'endsOn',
        header: t('school.differences.endsOn'),
        cell: ({ finding, endsOn }) => {
          if (finding === 'numberMissing') return t('school.differences.byHand')
          return endsOn === null ? t('school.differences.endsAnyway') : format.date(endsOn)
        },
      },
    ]
  }, [t, format])
}
