import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import { useOpenSteps } from './ProgressProvider.tsx'
import styles from './StillOpen.module.css'
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
      <Stack className={styles.steps}>
        {open.map(step => (
          <Button key={step.step} variant="text" className={styles.step} onClick={() => goTo(step)}>
            {t(`checkout.steps.${step.step}`)}
          </Button>
        ))}
      </Stack>
    </MessageBox>
  )
}
