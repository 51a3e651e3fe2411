import type { StaffSchedule } from '@billett/contract'
import { officeRoutes } from '@billett/paths'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DAYS, EVERY_DAY } from './schedule-values.ts'

export const RUN_COLOURS = { running: 'default', done: 'success', failed: 'error' } as const

/** What a scheduled export is shown by. */
export function useScheduleColumns(): readonly DataColumn<StaffSchedule>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'view', header: t('schedules.view'), cell: ({ view }) => view },
      { id: 'list', header: t('schedules.list'), cell: ({ list }) => t(`frame.titles.${officeRoutes[list].title}`) },
      {
        id: 'when',
        header: t('schedules.when'),
        cell: ({ weekday, time }) => {
          const day = DAYS.find(one => one === String(weekday ?? '')) ?? EVERY_DAY
          return t('schedules.at', { day: t(`schedules.days.${day}`), time })
        },
      },
      { id: 'format', header: t('schedules.format'), cell: ({ format: as }) => t(`schedules.formats.${as}`) },
      {
        id: 'delivery',
        header: t('schedules.delivery'),
        cell: ({ delivery }) => t(`schedules.deliveries.${delivery}`),
      },
      {
        id: 'next',
        header: t('schedules.next'),
        whole: true,
        cell: ({ nextOn }) =>
          nextOn === null ? <Chip color="error" label={t('schedules.ended')} /> : format.instantDateTime(nextOn),
      },
      {
        id: 'last',
        header: t('schedules.last'),
        cell: ({ runs: [last] }) =>
          last ? (
            <Chip color={RUN_COLOURS[last.state]} label={t(`schedules.states.${last.state}`)} />
          ) : (
            t('schedules.never')
          ),
      },
    ],
    [t, format],
  )
}
