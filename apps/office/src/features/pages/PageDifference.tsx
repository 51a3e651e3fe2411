import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { lineDiff } from './line-diff.ts'
import styles from './PageDifference.module.css'

interface Props {
  before: string
  after: string
  lang: string
}

/**
 * Lines of a version that are not in the form any more, and those that are new there; by sign and by word, not by
 * colour.
 */
export function PageDifference({ before, after, lang }: Props) {
  const { t } = useTexts()
  const lines = lineDiff(before, after)
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('pagesOfShop.noDifference')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section tabIndex={0} aria-label={t('pagesOfShop.difference')} className={styles.text} lang={lang}>
      {lines.map(({ kind, text }, place) => {
        const key = `${place} ${kind}`
        if (kind === 'same') return <div key={key}>{text}</div>
        const Tag = kind === 'new' ? 'ins' : 'del'
        return (
          <div key={key}>
            <VisuallyHidden>{t(`pagesOfShop.lines.${kind}`)}</VisuallyHidden>
            <Tag className={styles[kind]}>{text}</Tag>
          </div>
        )
      })}
    </section>
  )
}
