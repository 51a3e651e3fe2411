import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useListed } from '../../hooks/use-listed.ts'
import { getRollPost } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RollPostPanel } from './RollPostPanel.tsx'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** Writes to everybody who learns something new of a ticket: by e-mail, or with letters that are printed. */
function LeadersStep({ year, waits, again }: StepProps) {
  const { t } = useTexts()
  const { begin, isBusy, errors } = useRollTask(year)
  const listed = useListed(getRollPost, { params: { yearGuid: year.guid } })
  const [post] = listed.rows ?? []
  const left = year.steps.find(({ step }) => step === 'letters')?.left ?? 0
  const isOpen = !waits && year.state !== 'closed' && left > (post?.toPost ?? 0)
  const readAgain = () => {
    listed.again()
    again()
  }
  return (
    <Stack spacing={1}>
      <CallErrors errors={errors} all />
      {isOpen && (
        <div>
          <BusyButton variant="contained" busy={isBusy('letters')} onClick={() => void begin('letters')}>
            {t('school.years.sendLetters')}
          </BusyButton>
        </div>
      )}
      {!waits && post && post.toPost > 0 && <RollPostPanel yearGuid={year.guid} post={post} again={readAgain} />}
    </Stack>
  )
}

export const LettersStep = (props: StepProps) => (props.year.mayLead ? <LeadersStep {...props} /> : null)
