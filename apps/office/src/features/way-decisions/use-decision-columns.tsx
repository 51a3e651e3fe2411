import type { ListedDecision } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { objectionOf } from '../../parts/portal/decisions/term-of.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a list says of decisions; `hrefOf` leads to one. */
export function useDecisionColumns(hrefOf: (row: ListedDecision) => string): readonly DataColumn<ListedDecision>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'student',
        header: t('school.pupils.name'),
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {row.student.name || row.number}
          </TextLink>
        ),
      },
      { id: 'number', header: t('school.decisionList.number'), whole: true, cell: row => row.number },
      { id: 'organisation', header: t('school.pupils.organisation'), short: true, cell: row => row.organisation.name },
      {
        id: 'result',
        header: t('school.decisionList.result'),
        cell: row => <Chip label={t(`school.decisions.results.${row.result}`)} />,
      },
      {
        id: 'decidedOn',
        header: t('school.decisionList.decidedOn'),
        whole: true,
        cell: row => format.instantDate(row.decidedOn),
      },
      // Who pays for a county's schools may see those of a town as well.
      {
        id: 'decidedBy',
        header: t('school.decisionList.decidedBy'),
        short: true,
        cell: row => [row.authority, row.decidedBy].filter(Boolean).join(', '),
      },
      { id: 'term', header: t('school.decisions.term'), cell: row => objectionOf(row, t, format) },
    ],
    [t, format, hrefOf],
  )
}
