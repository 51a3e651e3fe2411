import type { ContactPerson } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a contact person is shown by. */
export function useContactColumns(): readonly DataColumn<ContactPerson>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('school.contacts.name'),
        sortedBy: row => `${row.lastName} ${row.firstName}`,
        cell: row => `${row.lastName}, ${row.firstName}${row.isOwn ? ` (${t('school.contacts.own')})` : ''}`,
      },
      {
        id: 'organisation',
        header: t('school.contacts.organisation'),
        sortedBy: row => row.organisation.name,
        cell: row => row.organisation.name,
      },
      { id: 'function', header: t('school.contacts.function'), cell: row => row.function || '–' },
      {
        id: 'email',
        header: t('school.contacts.email'),
        cell: row => <TextLink href={`mailto:${row.email}`}>{row.email}</TextLink>,
      },
      { id: 'phone', header: t('school.contacts.phone'), whole: true, cell: row => row.phone || '–' },
      {
        id: 'state',
        header: t('school.contacts.state'),
        cell: ({ state, lastDay }) => (
          <>
            <Chip color={state === 'active' ? 'success' : 'default'} label={t(`school.contacts.states.${state}`)} />
            {lastDay !== null && ` ${t('school.contacts.until', { day: format.date(lastDay) })}`}
          </>
        ),
      },
      {
        id: 'lastSeenOn',
        header: t('school.contacts.lastSeen'),
        whole: true,
        sortedBy: row => row.lastSeenOn ?? '',
        cell: ({ lastSeenOn }) => (lastSeenOn === null ? t('school.contacts.never') : format.instantDate(lastSeenOn)),
      },
    ],
    [t, format],
  )
}
