import type { NamedPerson } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What somebody who looks after an organisation is shown by. */
export function usePeopleColumns(): readonly DataColumn<NamedPerson>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', header: t('organisations.person'), cell: ({ name }) => name },
      { id: 'function', header: t('organisations.function'), cell: row => row.function || '–' },
      { id: 'email', header: t('organisations.email'), cell: ({ email }) => email },
      {
        id: 'state',
        header: t('organisations.access'),
        cell: ({ state }) => (
          <Chip color={state === 'active' ? 'success' : 'default'} label={t(`organisations.access.${state}`)} />
        ),
      },
      {
        id: 'lastSeenOn',
        header: t('organisations.lastSeen'),
        whole: true,
        cell: ({ lastSeenOn }) => (lastSeenOn === null ? '–' : format.instantDate(lastSeenOn)),
      },
    ],
    [t, format],
  )
}
