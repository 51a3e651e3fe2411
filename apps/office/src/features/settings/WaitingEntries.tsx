import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { ListedEntry } from './listed-entries.ts'
import { NamedEntry } from './NamedEntry.tsx'
import { ShownValue } from './ShownValue.tsx'

/** What a draft changes: each value as the shop has it, and as it would be. */
export function WaitingEntries({ entries }: { entries: readonly ListedEntry[] }) {
  const { t } = useTexts()
  return (
    <Table label={t('settings.differences')}>
      <thead>
        <tr>
          <th scope="col">{t('settings.entry')}</th>
          <th scope="col">{t('settings.now')}</th>
          <th scope="col">{t('settings.then')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.path}>
            <th scope="row">
              <NamedEntry entry={entry} whole />
            </th>
            <td>
              <ShownValue entry={entry} value={entry.active} />
            </td>
            <td>
              <ShownValue entry={entry} value={entry.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
