import type { StaffListedDecision } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { objectionOf } from '../../parts/portal/decisions/term-of.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What the list says of decisions; `hrefOf` leads to one. */
export function useStaffDecisionColumns(
  hrefOf: (row: StaffListedDecision) => string,
): readonly DataColumn<StaffListedDecision>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('school.decisionList.number'),
        whole: true,
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {row.number}
          </TextLink>
        ),
      },
      { id: 'student', header: t('school.pupils.name'), cell: row => row.student.name || '–' },
      { id: 'authority', header: t('staffDecisions.authority'), cell: row => row.authority },
      { id: 'organisation', header: t('staffDecisions.organisation'), cell: row => row.organisation.name },
      { id: 'client', header: t('office.client'), cell: row => row.client },
      {
        id: 'result',
        header: t('school.decisionList.result'),
        cell: row => <Chip label={t(`school.decisions.results.${row.result}`)} />,
      },
      { id: 'decidedOn', header: t('school.decisionList.decidedOn'), cell: row => format.instantDate(row.decidedOn) },
      { id: 'term', header: t('school.decisions.term'), cell: row => objectionOf(row, t, format) },
    ],
    [t, format, hrefOf],
  )
}
