import type { StaffConfigVersion } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { mdiHistory } from '@mdi/js'
import { useMemo } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { sectionOf } from '../category-titles.ts'
import { entryLabel } from '../entry-title.ts'

/** Places that a row has room for. */
const MOST_PLACES = 5

interface Props {
  rows: readonly StaffConfigVersion[] | undefined
  onLook: (version: StaffConfigVersion) => void
  onRestore: (version: StaffConfigVersion) => void
}

const rowId = ({ version }: StaffConfigVersion) => String(version)

/** All versions of a configuration: what each changed, to look at and to go back to. */
export function VersionsTable({ rows, onLook, onRestore }: Props) {
  const { t, find } = useTexts()
  const format = useFormat()
  const columns = useMemo(
    (): readonly DataColumn<StaffConfigVersion>[] => [
      { id: 'version', header: t('settings.version'), whole: true, cell: ({ version }) => version },
      { id: 'state', header: t('settings.state'), cell: ({ state }) => t(`settings.states.${state}`) },
      {
        id: 'storedOn',
        header: t('settings.storedOn'),
        whole: true,
        cell: ({ storedOn }) => format.instantDateTime(storedOn),
      },
      {
        id: 'source',
        header: t('settings.source'),
        cell: ({ isShipped, writtenByName }) =>
          isShipped ? t('settings.byProduct') : (writtenByName ?? t('settings.byStaff')),
      },
      { id: 'releasedBy', header: t('settings.releasedBy'), cell: ({ releasedByName }) => releasedByName ?? '' },
      {
        id: 'activeFrom',
        header: t('settings.activeFrom'),
        whole: true,
        cell: ({ activeFrom }) => (activeFrom === null ? '' : format.instantDateTime(activeFrom)),
      },
      {
        id: 'changes',
        header: t('settings.differences'),
        cell: ({ changes }) => {
          const more = changes.length - MOST_PLACES
          const labelOf = (path: string) => entryLabel({ path, category: sectionOf(path) }, find)
          const places = changes.slice(0, MOST_PLACES).map(labelOf).join(', ')
          return more > 0 ? t('settings.andMore', { places, count: more }) : places
        },
      },
    ],
    [t, find, format],
  )
  return (
    <DataTable
      label={t('settings.versions')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowName={({ version }) => t('settings.versionName', { version })}
      actions={version => [
        { text: t('settings.look'), act: () => onLook(version) },
        { text: t('settings.restore'), act: () => onRestore(version) },
      ]}
      empty={
        <EmptyState icon={mdiHistory} title={t('settings.noVersions')}>
          {t('settings.noVersionsText')}
        </EmptyState>
      }
    />
  )
}
