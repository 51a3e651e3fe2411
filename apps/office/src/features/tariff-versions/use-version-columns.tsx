import type { StaffTariffVersion } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { active: 'success', released: 'primary' } as const

const colourOf = (state: StaffTariffVersion['state']) =>
  state === 'active' || state === 'released' ? { color: COLOURS[state] } : {}

/** What a version of the tariff is shown by. */
export function useVersionColumns(): readonly DataColumn<StaffTariffVersion>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'version', header: t('tariffVersions.version'), whole: true, cell: ({ version }) => version },
      {
        id: 'state',
        header: t('tariffVersions.state'),
        cell: ({ state }) => <Chip {...colourOf(state)} label={t(`tariffVersions.states.${state}`)} />,
      },
      {
        id: 'source',
        header: t('tariffVersions.source'),
        cell: ({ fileName, copyOf }) =>
          copyOf === null
            ? (fileName ?? t('tariffVersions.withTimetable'))
            : t('tariffVersions.copyOf', { version: copyOf }),
      },
      {
        id: 'beginnings',
        header: t('tariffVersions.beginnings'),
        cell: ({ beginnings }) => beginnings.map(({ validFrom }) => format.date(validFrom)).join(', '),
      },
      {
        id: 'activeFrom',
        header: t('tariffVersions.activeFrom'),
        whole: true,
        cell: ({ activeFrom }) => (activeFrom === null ? '' : format.instantDateTime(activeFrom)),
      },
      {
        id: 'storedOn',
        header: t('tariffVersions.storedOn'),
        whole: true,
        cell: ({ storedOn }) => format.instantDateTime(storedOn),
      },
      {
        id: 'writtenBy',
        header: t('tariffVersions.writtenBy'),
        cell: ({ writtenBy }) => writtenBy ?? t('tariffVersions.operator'),
      },
      { id: 'releasedBy', header: t('tariffVersions.releasedBy'), cell: ({ releasedBy }) => releasedBy ?? '' },
    ],
    [t, format],
  )
}
