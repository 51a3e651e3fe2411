import { durationParts } from '@billett/web-kit/text/format.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { asClock, inWords, isLastMinutes, type Remaining } from './remaining.ts'

interface Standing {
  state: 'early' | 'valid' | 'ended'
  /** Instant */
  validFrom: string
  /** Until it begins, or ends. */
  left: Remaining
  /** Milliseconds since 1970. */
  now: number
}

/** From two days on nobody counts the hours. */
const FEW_DAYS = 2

/** How a ticket stands, as it is seen and as it is read out: in minutes, and in the last ten of them in seconds. */
export function useStateWords() {
  const { t } = useTexts()
  const { language, format } = useShop()

  const shortOf = (left: Remaining): string => {
    if (isLastMinutes(left)) return t('confirmation.lastMinutes', { time: asClock(left) })
    const { key, ...parts } = durationParts(left.hours * 60 + left.minutes)
    return t(`confirmation.${key}`, parts)
  }
  return ({ state, validFrom, left, now }: Standing): { shown: string; said: string } => {
    if (state === 'ended') return { shown: t('confirmation.ended'), said: t('confirmation.ended') }
    // "noch 2 Tage", but "in 2 Tagen".
    const key = state === 'early' ? 'confirmation.inDays' : 'confirmation.days'
    const days = left.days > 0 && t(key, { count: left.days })
    const from = format.instantShort(validFrom, now)
    const words = (rest: string): string => {
      const time = [days, left.days < FEW_DAYS && rest].filter(Boolean).join(' ')
      return t(`confirmation.${state}`, { from, time })
    }
    return { shown: words(shortOf(left)), said: words(inWords(left, language)) }
  }
}
