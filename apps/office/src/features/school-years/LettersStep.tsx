import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** Writes to everybody who learns something new of a ticket. */
export function LettersStep({ year, waits }: StepProps) {
  const { t } = useTexts()
  const { begin, isBusy, errors } = useRollTask(year)
  const isOpen = !waits && (year.steps.find(({ step }) => step === 'letters')?.left ?? 0) > 0
  if (!isOpen || !year.mayLead || year.state === 'closed') return null
  return (
    <Stack spacing={1}>
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={isBusy('letters')} onClick={() => void begin('letters')}>
          {t('school.years.sendLetters')}
        </BusyButton>
      </div>
    </Stack>
  )
}
