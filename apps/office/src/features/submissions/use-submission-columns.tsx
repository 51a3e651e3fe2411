import type { StaffSubmission } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SubmissionState } from './SubmissionState.tsx'

/** What a submission is shown by; `hrefOf` leads to it. */
export function useSubmissionColumns(hrefOf: (row: StaffSubmission) => string): readonly DataColumn<StaffSubmission>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('submissions.kind'),
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {t(`submissions.kinds.${row.kind}`)}
          </TextLink>
        ),
      },
      {
        id: 'receivedOn',
        header: t('submissions.receivedOn'),
        whole: true,
        cell: ({ receivedOn }) => format.instantDateTime(receivedOn),
      },
      { id: 'about', header: t('submissions.about'), cell: ({ about }) => about || '–' },
      { id: 'name', header: t('submissions.name'), cell: ({ name }) => name || '–' },
      { id: 'email', header: t('submissions.email'), cell: ({ email }) => email || '–' },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
      { id: 'state', header: t('submissions.state'), cell: row => <SubmissionState {...row} /> },
    ],
    [t, format, hrefOf],
  )
}
