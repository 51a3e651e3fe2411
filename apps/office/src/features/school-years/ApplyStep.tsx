import type { SchoolYear } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** Has the year take effect for everybody, after a question that says for how many and from when. */
export function ApplyStep({ year, waits }: StepProps) {
  const { t } = useTexts()
  const format = useFormat()
  const { begin, errors } = useRollTask(year)
  const left = year.steps.find(({ step }) => step === 'apply')?.left ?? 0
  const { ask, question } = useConfirmed<SchoolYear>({
    title: t('school.years.applyTitle'),
    text: ({ from }) => t('school.years.applyText', { count: left, day: format.date(from) }),
    yes: t('school.years.apply'),
    act: () => begin('apply'),
    failure: <CallErrors errors={errors} all />,
  })
  if (year.rolled === 'applied' && left === 0)
    return <MessageBox kind="success">{t('school.years.applied', { day: format.date(year.from) })}</MessageBox>
  return (
    <Stack spacing={2}>
      {!waits && left > 0 && (
        <div>
          <Button variant="contained" onClick={() => ask(year)}>
            {t('school.years.apply')}
          </Button>
        </div>
      )}
      {question}
    </Stack>
  )
}
