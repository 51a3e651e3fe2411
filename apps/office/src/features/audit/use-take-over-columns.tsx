import type { StaffTakeOver } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What the report of take-overs shows of each. */
export function useTakeOverColumns(): readonly DataColumn<StaffTakeOver>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'begun', header: t('takeOvers.on'), whole: true, cell: ({ on }) => format.instantDateTime(on) },
      { id: 'actor', header: t('takeOvers.actor'), cell: ({ actorName }) => actorName ?? t('audit.gone') },
      { id: 'customer', header: t('takeOvers.customer'), cell: ({ customerNumber }) => customerNumber ?? '–' },
      { id: 'reason', header: t('takeOvers.reason'), cell: ({ reason }) => reason },
      { id: 'ticketNumber', header: t('takeOvers.ticketNumber'), cell: ({ ticketNumber }) => ticketNumber || '–' },
      {
        id: 'changed',
        header: t('takeOvers.changed'),
        cell: ({ changed }) => changed.map(subject => t(`takeOvers.subjects.${subject}`)).join(', ') || '–',
      },
      {
        id: 'toldOn',
        header: t('takeOvers.toldOn'),
        whole: true,
        cell: ({ toldOn }) => (toldOn === null ? '–' : format.instantDateTime(toldOn)),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format],
  )
}
