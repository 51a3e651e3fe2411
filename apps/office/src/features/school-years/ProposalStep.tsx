import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** Has everybody proposed a place in the new year; what people have said stays. */
export function ProposalStep({ year }: StepProps) {
  const { t } = useTexts()
  const { begin, isBusy, errors } = useRollTask(year)
  if (!year.mayLead || year.state === 'closed' || year.rolled === 'applied') return null
  const isThere = year.rolled === 'compared' || year.rolled === 'rehearsed'
  return (
    <Stack spacing={1}>
      <CallErrors errors={errors} all />
      <div>
        <BusyButton
          variant={isThere ? 'outlined' : 'contained'}
          busy={isBusy('propose')}
          onClick={() => void begin('propose')}
        >
          {t(isThere ? 'school.years.proposeAnew' : 'school.years.propose')}
        </BusyButton>
      </div>
    </Stack>
  )
}
