import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { entryName, entryTitle } from './entry-title.ts'
import type { ListedEntry } from './listed-entries.ts'
import styles from './NamedEntry.module.css'

/** Where an entry stands in its section, and what that is called in words. */
export function NamedEntry({ entry }: { entry: Pick<ListedEntry, 'path' | 'category'> }) {
  const { find } = useTexts()
  const name = entryName(entry)
  const title = entryTitle(name, find)
  return (
    <div className={styles.named}>
      <code>{name}</code>
      {title !== undefined && <Text variant="body2">{title}</Text>}
    </div>
  )
}
