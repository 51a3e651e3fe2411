import type { ConfigEntry } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'
import { linesOf, typedText } from './entry-text.ts'
import styles from './ShownValue.module.css'

interface Props {
  entry: Pick<ConfigEntry, 'kind'>
  /** JSON, as text. */
  value: string
}

/** A value as it would be typed, or that there is none. */
export function ShownValue({ entry, value }: Props) {
  const { t } = useTexts()
  if (value === '') return t('settings.unsaid')
  if (value === 'null') return t('settings.nothing')
  if (entry.kind === 'yesNo') return t(value === 'true' ? 'settings.yes' : 'settings.no')
  const text = typedText(entry, value)
  if (entry.kind === 'colour')
    return (
      <span className={styles.colour}>
        <span aria-hidden className={styles.swatch} style={{ backgroundColor: text }} />
        <code>{text}</code>
      </span>
    )
  return <code className={styles.value}>{entry.kind === 'structure' ? text : linesOf(text).join(', ')}</code>
}
