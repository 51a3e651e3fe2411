import { useTexts } from '../../texts/use-texts.ts'
import { entryLabel, entryName } from './entry-title.ts'
import type { ListedEntry } from './listed-entries.ts'
import styles from './NamedEntry.module.css'

interface Props {
  entry: Pick<ListedEntry, 'path' | 'category'>
  /** Its whole place is told, where no section stands beside it. */
  whole?: boolean
}

/** What an entry is called in words, and small below where it stands. */
export function NamedEntry({ entry, whole = false }: Props) {
  const { find } = useTexts()
  const label = entryLabel(entry, find)
  const place = whole ? entry.path : entryName(entry)
  return (
    <div className={styles.named}>
      {label !== place && <span>{label}</span>}
      <code className={label === place ? undefined : styles.place}>{place}</code>
    </div>
  )
}
