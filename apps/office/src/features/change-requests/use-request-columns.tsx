import type { SchoolChangeRequest } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRequestState } from './use-request-state.ts'

/** What a request is shown by; `hrefOf` leads to it. */
export function useRequestColumns(
  hrefOf: (row: SchoolChangeRequest) => string,
): readonly DataColumn<SchoolChangeRequest>[] {
  const { t } = useTexts()
  const format = useFormat()
  const stateOf = useRequestState()
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('school.requests.kind'),
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {t(`school.requests.kinds.${row.kind}`)}
          </TextLink>
        ),
      },
      { id: 'student', header: t('school.pupils.name'), cell: ({ student }) => student?.name ?? '–' },
      { id: 'text', header: t('school.requests.what'), cell: ({ text }) => text.join(' ') },
      {
        id: 'state',
        header: t('school.requests.state'),
        cell: row => <Chip color={row.mayDecide ? 'primary' : 'default'} label={stateOf(row)} />,
      },
      {
        id: 'requestedOn',
        header: t('school.requests.requestedOn'),
        whole: true,
        cell: ({ requestedOn }) => format.instantDate(requestedOn),
      },
    ],
    [t, format, stateOf, hrefOf],
  )
}
