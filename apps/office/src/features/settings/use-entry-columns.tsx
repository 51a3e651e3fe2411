import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { categoryTitle } from './category-titles.ts'
import { isDefault, isWaiting, type ListedEntry } from './listed-entries.ts'
import { NamedEntry } from './NamedEntry.tsx'
import { ShownValue } from './ShownValue.tsx'

/** What an entry of the configuration is shown by. */
export function useEntryColumns(): readonly DataColumn<ListedEntry>[] {
  const { t } = useTexts()
  return useMemo(() => {
    const titleOf = (name: string): string => {
      const title = categoryTitle(name)
      return title ? t(title) : name
    }
    const markOf = (entry: ListedEntry) => {
      if (entry.isLocked) return <Chip label={t('settings.marks.locked')} />
      if (isWaiting(entry)) return <Chip color="warning" label={t('settings.marks.waiting')} />
      return isDefault(entry) ? (
        <Chip label={t('settings.marks.default')} />
      ) : (
        <Chip color="primary" label={t('settings.marks.set')} />
      )
    }
    return [
      { id: 'name', header: t('settings.entry'), cell: entry => <NamedEntry entry={entry} /> },
      { id: 'category', header: t('settings.category'), cell: ({ category }) => titleOf(category) },
      { id: 'value', header: t('settings.value'), cell: entry => <ShownValue entry={entry} value={entry.value} /> },
      { id: 'mark', header: t('settings.mark'), cell: markOf },
    ]
  }, [t])
}
