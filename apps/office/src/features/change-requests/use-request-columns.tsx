import type { SchoolChangeRequest } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRequestState } from './use-request-state.ts'

/** What a list of requests begins with. */
export const USUAL_COLUMNS = ['student', 'text', 'state', 'requestedOn']

/** Every column a list of requests may have; `hrefOf` leads to one, by its kind, which is always there. */
export function useRequestColumns(hrefOf: (row: SchoolChangeRequest) => string) {
  const { t } = useTexts()
  const format = useFormat()
  const stateOf = useRequestState()
  return useMemo(() => {
    const kind: DataColumn<SchoolChangeRequest> = {
      id: 'kind',
      header: t('school.requests.kind'),
      cell: row => (
        <TextLink component={Link} to={hrefOf(row)}>
          {t(`school.requests.kinds.${row.kind}`)}
        </TextLink>
      ),
    }
    const others: readonly DataColumn<SchoolChangeRequest>[] = [
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
      {
        id: 'requestedBy',
        header: t('school.requests.requestedBy'),
        cell: ({ requestedBy }) => requestedBy ?? '–',
      },
      {
        id: 'organisation',
        header: t('school.pupils.organisation'),
        cell: ({ organisation }) => organisation?.name ?? '–',
      },
      {
        id: 'contractNumber',
        header: t('school.requests.fields.contractGuid'),
        whole: true,
        cell: ({ contractNumber }) => contractNumber ?? '–',
      },
      {
        id: 'effectiveOn',
        header: t('school.requests.effectiveOn'),
        whole: true,
        cell: ({ effectiveOn }) => (effectiveOn === null ? '–' : format.date(effectiveOn)),
      },
      {
        id: 'decidedOn',
        header: t('school.requests.decidedOn'),
        whole: true,
        cell: ({ decidedOn }) => (decidedOn === null ? '–' : format.instantDate(decidedOn)),
      },
      { id: 'decidedBy', header: t('school.requests.decidedBy'), cell: ({ decidedBy }) => decidedBy ?? '–' },
    ]
    return { kind, others }
  }, [t, format, stateOf, hrefOf])
}
