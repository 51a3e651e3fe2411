import { classes } from '@billett/web-kit/kit/classes.ts'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiCheckCircle, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { validityText } from '../order/ticket-facts.ts'
import { useFactWords } from '../order/use-fact-words.ts'
import { asClock, inWords, remaining } from './remaining.ts'
import { useNow } from './use-now.ts'
import styles from './ValidityBadge.module.css'

interface Props {
  /** Instants */
  validFrom: string
  validTo: string
}

const ICONS = { early: mdiClockOutline, valid: mdiCheckCircle, ended: mdiCloseCircleOutline }

/**
 * Whether a ticket is valid right now, for how long still, and from when to when; the running clock tells a ticket from
 * a picture of one.
 */
export function ValidityBadge({ validFrom, validTo }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const factWords = useFactWords()
  const now = useNow()
  const begins = Date.parse(validFrom)
  const ends = Date.parse(validTo)
  const state = now < begins ? 'early' : now <= ends ? 'valid' : 'ended'
  const left = remaining((state === 'early' ? begins : ends) - now)
  // "noch 2 Tage", but "erst in 2 Tagen".
  const days = left.days > 0 && t(state === 'early' ? 'confirmation.inDays' : 'confirmation.days', { count: left.days })
  // From two days on nobody counts the seconds.
  const words = (rest: string) => {
    const time = [days, left.days < 2 && rest].filter(Boolean).join(' ')
    return state === 'ended' ? t('confirmation.ended') : t(`confirmation.${state}`, { time })
  }
  return (
    <div
      className={classes(
        styles.badge,
        state === 'valid' ? styles.valid : state === 'ended' ? styles.ended : styles.later,
      )}
    >
      <Icon path={ICONS[state]} size={28} />
      <div className={styles.words}>
        <div role="timer" aria-live="off" aria-label={words(inWords(left, language))} className={styles.timer}>
          {words(asClock(left))}
        </div>
        <div className={styles.span}>{validityText({ rides: 1, validFrom, validTo }, factWords)}</div>
      </div>
    </div>
  )
}
