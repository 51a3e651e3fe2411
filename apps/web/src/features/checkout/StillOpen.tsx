import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { useOpenSteps } from './ProgressProvider.tsx'
import { useGoToStep } from './use-go-to-step.ts'

/** Above the order button, once it was pressed too early: where something is missing, and the way there. */
export function StillOpen() {
  const { t } = useTexts()
  const { isSubmitted } = useFormState()
  const open = useOpenSteps()
  const goTo = useGoToStep()
  if (!isSubmitted || open.length === 0) return null
  return (
    <MessageBox kind="warning" title={t('checkout.open.title')}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        {open.map(step => (
          <Button key={step.step} variant="text" sx={{ px: 1, mx: -1 }} onClick={() => goTo(step)}>
            {t(`checkout.steps.${step.step}`)}
          </Button>
        ))}
      </Stack>
    </MessageBox>
  )
}
