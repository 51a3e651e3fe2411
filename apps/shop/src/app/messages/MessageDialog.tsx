import type { MessageOfTheDay } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { useCovering } from '@billett/web-kit/kit/layout/use-covering.ts'
import { returnFocus } from '@billett/web-kit/kit/overlays/return-focus.ts'
import { RichText } from '@billett/web-kit/kit/text/RichText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MessageDialog.module.css'

interface Props {
  /** At least one. */
  messages: readonly MessageOfTheDay[]
  onClose: () => void
}

/**
 * One message after the other, with back and next where there are several (Spec 1 §4). It lies at the lower edge, and
 * the page beside it stays usable: it takes no focus, and says aloud that it is there.
 */
export function MessageDialog({ messages, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  useCovering(sheet, 'bottom')
  useLayoutEffect(() => {
    const { current } = sheet
    return () => {
      if (current?.contains(document.activeElement)) returnFocus()
    }
  }, [])
  const message = messages[step]
  if (!message) return null
  const many = messages.length > 1
  const isLast = step === messages.length - 1
  return (
    <>
      <LiveRegion>
        <VisuallyHidden>{message.title}</VisuallyHidden>
      </LiveRegion>
      <div
        ref={sheet}
        role="dialog"
        aria-labelledby={id}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className={styles.sheet}
      >
        <Text variant="h3" component="h2" id={id}>
          {message.title}
        </Text>
        {/* What scrolls has to be reached by the keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: as said. */}
        <div key={message.id} tabIndex={0} role="group" aria-label={message.title} className={styles.message}>
          <RichText html={message.message} />
        </div>
        <div className={styles.actions}>
          {many && (
            <Text role="status" className={styles.step}>
              {t('frame.messages.step', { step: step + 1, count: messages.length })}
            </Text>
          )}
          {many && (
            <Button variant="text" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {t('common.back')}
            </Button>
          )}
          {!isLast && (
            <Button variant="text" onClick={() => setStep(step + 1)}>
              {t('common.continue')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    </>
  )
}
