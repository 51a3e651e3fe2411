import type { SchoolYear } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** Takes all of it back while nothing of the new year is charged, or closes the year for good. */
export function UndoStep({ year }: StepProps) {
  const { t } = useTexts()
  const { begin, errors } = useRollTask(year)
  const count = year.steps.find(({ step }) => step === 'undo')?.left ?? 0
  const isApplied = year.rolled === 'applied' && year.state !== 'closed'
  const failure = <CallErrors errors={errors} all />
  const undo = useConfirmed<SchoolYear>({
    title: t('school.imports.undoTitle'),
    text: () => t('school.years.undoText', { count }),
    yes: t('school.imports.undo'),
    act: () => begin('undo'),
    failure,
  })
  const close = useConfirmed<SchoolYear>({
    title: t('school.years.closeTitle'),
    text: () => t('school.years.closeText'),
    yes: t('school.years.close'),
    act: () => begin('close'),
    failure,
  })
  return (
    <Stack spacing={2}>
      <Text>{t(count > 0 ? 'school.years.undoOpen' : 'school.years.undoNot')}</Text>
      <Row spacing={1}>
        {count > 0 && year.state !== 'closed' && (
          <Button variant="outlined" onClick={() => undo.ask(year)}>
            {t('school.imports.undo')}
          </Button>
        )}
        {isApplied && (
          <Button variant="outlined" onClick={() => close.ask(year)}>
            {t('school.years.close')}
          </Button>
        )}
      </Row>
      {undo.question}
      {close.question}
    </Stack>
  )
}
