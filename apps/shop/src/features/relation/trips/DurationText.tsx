import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDuration, useSpokenDuration } from './use-duration.ts'

interface Props {
  minutes: number
  /** On foot; `named` where the words around do not say so to whoever sees them. */
  walk?: 'named' | 'drawn'
}

/** "1 Std. 5 Min.", read out in whole words: "1 Stunde 5 Minuten Fußweg". */
export function DurationText({ minutes, walk }: Props) {
  const { t } = useTexts()
  const short = useDuration()(minutes)
  const long = useSpokenDuration()(minutes)
  return (
    <>
      <span aria-hidden>{walk === 'named' ? t('trips.walk', { duration: short }) : short}</span>
      <VisuallyHidden>{walk ? t('trips.walk', { duration: long }) : long}</VisuallyHidden>
    </>
  )
}
