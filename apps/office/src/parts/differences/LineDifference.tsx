import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import styles from './LineDifference.module.css'
import { lineDiff } from './line-diff.ts'

interface Props {
  before: string
  after: string
  /** Of the texts, where it is another than the reader's. */
  lang?: string
  /** What it is, that there is none, and which of both a line is of. */
  words: Record<'label' | 'none' | 'gone' | 'new', string>
}

/**
 * Lines of a text that are not in another any more, and those that are new there; by sign and by word, not by colour.
 */
export function LineDifference({ before, after, lang, words }: Props) {
  const lines = lineDiff(before, after)
  if (lines.every(({ kind }) => kind === 'same')) return <p>{words.none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section tabIndex={0} aria-label={words.label} className={styles.text} lang={lang}>
      {lines.map(({ kind, text }, place) => {
        const key = `${place} ${kind}`
        if (kind === 'same') return <div key={key}>{text}</div>
        const Tag = kind === 'new' ? 'ins' : 'del'
        return (
          <div key={key}>
            <VisuallyHidden>{words[kind]}</VisuallyHidden>
            <Tag className={styles[kind]}>{text}</Tag>
          </div>
        )
      })}
    </section>
  )
}
