import type { MessageOfTheDay } from '@billett/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { DialogShell } from '../../ui/DialogShell.tsx'
import { RichText } from '../../ui/RichText.tsx'

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
            <Typography role="status" sx={{ mr: { sm: 'auto' }, color: 'text.secondary' }}>
              {t('frame.messages.step', { step: step + 1, count: messages.length })}
            </Typography>
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
      <Box
        key={message.id}
        tabIndex={0}
        role="group"
        aria-label={message.title}
        sx={{ maxHeight: '40vh', overflowY: 'auto' }}
      >
        <RichText html={message.message} />
      </Box>
    </DialogShell>
  )
}
