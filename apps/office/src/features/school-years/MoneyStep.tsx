import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { MoneyTables } from './MoneyTables.tsx'
import type { StepProps } from './step-props.ts'
import { useRollTask } from './use-roll-task.ts'

/** What the new year costs, reckoned without anything being changed. */
export function MoneyStep({ year, waits }: StepProps) {
  const { t } = useTexts()
  const { begin, isBusy, errors } = useRollTask(year)
  const { rolled, money } = year
  const mayReckon = !waits && (rolled === 'compared' || rolled === 'rehearsed')
  return (
    <Stack spacing={2}>
      {rolled === 'compared' && money && <MessageBox kind="warning">{t('school.years.moneyOld')}</MessageBox>}
      <CallErrors errors={errors} all />
      {mayReckon && (
        <div>
          <BusyButton
            variant={rolled === 'compared' ? 'contained' : 'outlined'}
            busy={isBusy('reckon')}
            onClick={() => void begin('reckon')}
          >
            {t(money ? 'school.years.reckonAnew' : 'school.years.reckon')}
          </BusyButton>
        </div>
      )}
      {money && <MoneyTables money={money} />}
    </Stack>
  )
}
