import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { validityText } from '../order/ticket-facts.ts'
import { useFactWords } from '../order/use-fact-words.ts'
import { remaining } from './remaining.ts'
import { StateStrip } from './StateStrip.tsx'
import { useNow } from './use-now.ts'
import { useStateWords } from './use-state-words.ts'
import styles from './ValidityBadge.module.css'

interface Props {
  /** Instants */
  validFrom: string
  validTo: string
}

/**
 * Whether a ticket is valid right now, for how long still, and from when to when. That it begins or ends while somebody
 * looks is read out, and the running time is not.
 */
export function ValidityBadge({ validFrom, validTo }: Props) {
  const { t } = useTexts()
  const factWords = useFactWords()
  const wordsOf = useStateWords()
  const now = useNow()
  const begins = Date.parse(validFrom)
  const ends = Date.parse(validTo)
  const state = now < begins ? 'early' : now <= ends ? 'valid' : 'ended'
  const [before] = useState(state)
  const left = remaining((state === 'early' ? begins : ends) - now)
  const { shown, said } = wordsOf({ state, validFrom, left, now })
  return (
    <>
      <StateStrip state={state}>
        <div role="timer" aria-live="off" aria-label={said} className={styles.timer}>
          {shown}
        </div>
        <div className={styles.span}>{validityText({ rides: 1, validFrom, validTo }, factWords)}</div>
      </StateStrip>
      {before !== 'ended' && (
        <LiveRegion>
          {state !== before && (
            <VisuallyHidden>{t(state === 'valid' ? 'confirmation.validNow' : 'confirmation.ended')}</VisuallyHidden>
          )}
        </LiveRegion>
      )}
    </>
  )
}
