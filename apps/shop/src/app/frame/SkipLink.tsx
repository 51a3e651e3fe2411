import { useTexts } from '../../texts/use-texts.ts'
import styles from './SkipLink.module.css'

/** The first thing the keyboard reaches. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTexts()
  return (
    <a href={`#${target}`} className={styles.link}>
      {t('frame.skipToContent')}
    </a>
  )
}
