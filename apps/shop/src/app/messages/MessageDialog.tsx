import type { MessageOfTheDay } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { RichText } from '@billett/web-kit/kit/text/RichText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MessageDialog.module.css'

interface Props {
  /** At least one. */
  messages: readonly MessageOfTheDay[]
  onClose: () => void
}

/** One message after the other, with back and next where there are several (Spec 1 §4). */
export function MessageDialog({ messages, onClose }: Props) {
  const { t } = useTexts()
  const [step, setStep] = useState(0)
  const message = messages[step]
  if (!message) return null
  const many = messages.length > 1
  const isLast = step === messages.length - 1
  return (
    <DialogShell
      open
      title={message.title}
      onClose={onClose}
      actions={
        <>
          {many && (
            <Text role="status" className={styles.step}>
              {t('frame.messages.step', { step: step + 1, count: messages.length })}
            </Text>
          )}
          {many && (
            <Button variant="outlined" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {t('common.back')}
            </Button>
          )}
          {isLast ? (
            <Button variant="contained" onClick={onClose}>
              {t('common.close')}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => setStep(step + 1)}>
              {t('common.continue')}
            </Button>
          )}
        </>
      }
    >
      {/* Its height: Spec 1 §9. What scrolls has to be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: as said. */}
      <div key={message.id} tabIndex={0} role="group" aria-label={message.title} className={styles.message}>
        <RichText html={message.message} />
      </div>
    </DialogShell>
  )
}
