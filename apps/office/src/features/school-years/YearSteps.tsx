import type { SchoolYear } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Progress } from '@billett/web-kit/kit/feedback/Progress.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { stepAt, stepsOf } from './roll-steps.ts'
import { StepList } from './StepList.tsx'
import { StepPanel } from './StepPanel.tsx'
import styles from './YearSteps.module.css'
import { yearsAddress } from './years-address.ts'

interface Props {
  year: SchoolYear
  again: () => void
  onClose: () => void
}

/** What a worker is at for all pupils; whoever looks sees it, and may go away meanwhile. */
function Working({ year: { task, doneRows, dueRows } }: { year: SchoolYear }) {
  const { t } = useTexts()
  if (task === null) return null
  const words = t(`school.years.task.${task}`)
  return (
    <Stack spacing={1}>
      <Text>{words}</Text>
      <Progress aria-label={words} />
      {dueRows > 0 && <Text variant="body2">{t('school.imports.progress', { done: doneRows, due: dueRows })}</Text>}
      <Text variant="body2">{t('school.years.mayLeave')}</Text>
    </Stack>
  )
}

/** One year: its steps, and the one that is worked at. Everything that is shown is as the server has it. */
export function YearSteps({ year, again, onClose }: Props) {
  const { t } = useTexts()
  const { state, change } = useListAddress(yearsAddress)
  const at = stepAt(year, state.step)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Stack spacing={2}>
      <div>
        <Button variant="outlined" onClick={onClose}>
          {t('school.years.toYears')}
        </Button>
      </div>
      <Text variant="h2">{t('school.years.named', { label: year.label, authority: year.authority.name })}</Text>
      <LiveRegion>
        <Working year={year} />
        {year.state === 'closed' && <MessageBox kind="info">{t('school.years.closedText')}</MessageBox>}
        {year.rolled === 'undone' && year.task === null && (
          <MessageBox kind="success">{t('school.years.undone')}</MessageBox>
        )}
      </LiveRegion>
      {year.failure !== '' && <MessageBox kind="error">{year.failure}</MessageBox>}
      <div className={styles.body}>
        <StepList
          steps={stepsOf(year)}
          at={at?.step}
          onStep={step => {
            change({ step, show: 'left', kind: '', search: '', page: 1 })
            // On a phone the step stands below all of them.
            panel.current?.focus()
          }}
        />
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          {at && <StepPanel key={at.step} year={year} at={at} again={again} />}
        </div>
      </div>
    </Stack>
  )
}
