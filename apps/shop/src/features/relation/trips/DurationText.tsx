import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { durationParts, unitWords } from '@billett/web-kit/text/format.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDuration } from './use-duration.ts'

interface Props {
  minutes: number
  /** On foot; `named` where the words around do not say so to whoever sees them. */
  walk?: 'named' | 'drawn'
}

/** "1 Std. 5 Min.", read out in whole words: "1 Stunde 5 Minuten Fußweg". */
export function DurationText({ minutes, walk }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const short = useDuration()(minutes)
  const { key, ...parts } = durationParts(minutes)
  const long = [
    key !== 'minutes' && unitWords(language, 'hour', parts.hours),
    key !== 'hours' && unitWords(language, 'minute', parts.minutes),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <span aria-hidden>{walk === 'named' ? t('trips.walk', { duration: short }) : short}</span>
      <VisuallyHidden>{walk ? t('trips.walk', { duration: long }) : long}</VisuallyHidden>
    </>
  )
}
