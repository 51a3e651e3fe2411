import type { StaffStatement } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SqlText } from './SqlText.tsx'

/** What a statement is shown by. */
export function useStatementColumns(): readonly DataColumn<StaffStatement>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'description', header: t('statements.description'), cell: ({ description }) => description },
      { id: 'statement', header: t('statements.statement'), cell: ({ statement }) => <SqlText text={statement} /> },
      {
        id: 'state',
        header: t('statements.state'),
        cell: ({ releasedOn }) =>
          releasedOn === null ? (
            <Chip color="warning" label={t('statements.states.draft')} />
          ) : (
            <Chip color="success" label={t('statements.states.released')} />
          ),
      },
      {
        id: 'writtenOn',
        header: t('statements.writtenOn'),
        whole: true,
        cell: ({ writtenOn }) => format.instantDateTime(writtenOn),
      },
    ],
    [t, format],
  )
}
