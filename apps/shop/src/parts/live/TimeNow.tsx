import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './live.module.css'
import { type Punctuality, shifted } from './live-facts.ts'

interface Props {
  planned: string
  punctuality: Punctuality
  /** The vehicle does not come. */
  gone?: boolean
}

/** A planned time, struck where it does not count any more, with the one that counts beside it. */
export function TimeNow({ planned, punctuality, gone = false }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const time = format.instantTime(planned)
  const now = format.instantTime(shifted(planned, punctuality))
  if (!gone && now === time) return <span className={styles.time}>{time}</span>
  return (
    <span className={styles.time}>
      <s>{time}</s>
      {!gone && (
        <>
          <VisuallyHidden> {t('live.now')}</VisuallyHidden> <span className={styles.now}>{now}</span>
        </>
      )}
    </span>
  )
}
