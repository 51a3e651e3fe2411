import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** Decides of every card whether it stays, is extended or is made anew. */
export function CardsStep({ year, waits }: StepProps) {
  const { t } = useTexts()
  const { begin, isBusy, errors } = useRollTask(year)
  const isOpen = !waits && (year.steps.find(({ step }) => step === 'cards')?.left ?? 0) > 0
  if (!isOpen || year.state === 'closed') return null
  return (
    <Stack spacing={1}>
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={isBusy('planCards')} onClick={() => void begin('planCards')}>
          {t('school.years.planCards')}
        </BusyButton>
      </div>
    </Stack>
  )
}
