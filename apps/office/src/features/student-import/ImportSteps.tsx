import type { Batch } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Progress } from '@billett/web-kit/kit/feedback/Progress.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectPaysOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplyImport } from './ApplyImport.tsx'
import { DiscardImport } from './DiscardImport.tsx'
import { ImportDifference } from './ImportDifference.tsx'
import { ImportMoney } from './ImportMoney.tsx'
import styles from './ImportSteps.module.css'
import { ReadingForm } from './ReadingForm.tsx'
import { UndoImport } from './UndoImport.tsx'

const STEPS = ['read', 'compare', 'money', 'apply'] as const
/** Who pays nothing is shown no costs: for them it is done once it was compared. */
const WITHOUT_MONEY = ['read', 'compare', 'apply'] as const
type ImportStep = (typeof STEPS)[number]

/** At which step a list is. */
function stepOf({ state, task }: Batch, { isReading, pays }: { isReading: boolean; pays: boolean }): ImportStep {
  const money = pays ? 'money' : 'apply'
  if (state === 'staged' || isReading) return task === 'compare' ? 'compare' : 'read'
  if (state === 'compared') return task === 'rehearse' ? money : 'compare'
  return state === 'rehearsed' && task !== 'apply' ? money : 'apply'
}

function Working({ batch: { task, doneRows, dueRows }, pays }: { batch: Batch; pays: boolean }) {
  const { t } = useTexts()
  if (task === null) return null
  const said = t(`school.imports.task.${task === 'rehearse' && !pays ? 'prepare' : task}`)
  return (
    <Stack spacing={1}>
      <Text>{said}</Text>
      <Progress aria-label={said} />
      {dueRows > 0 && <Text variant="body2">{t('school.imports.progress', { done: doneRows, due: dueRows })}</Text>}
    </Stack>
  )
}

interface Props {
  batch: Batch
  /** It was taken in just now, here. */
  isNew: boolean
  onClose: () => void
}

/** One list: how it is read, what it changes, what that costs, and doing it. */
export function ImportSteps({ batch, isNew, onClose }: Props) {
  const { t } = useTexts()
  const [isReading, setReading] = useState(false)
  const { state, task, error } = batch
  const pays = useAppSelector(selectPaysOwn)
  const at = stepOf(batch, { isReading, pays })
  const panel = useRef<HTMLDivElement>(null)
  const isIdle = task === null
  const stood = useRef(isNew ? '' : `${at} ${isIdle}`)
  // The button that led on is gone: the keyboard goes on where the next step begins, and not at the head of the page.
  useEffect(() => {
    const now = `${at} ${isIdle}`
    if (stood.current !== now && isIdle && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
    stood.current = now
  }, [at, isIdle])
  const isOpen = state === 'staged' || state === 'compared' || state === 'rehearsed'
  const failures = error
    ? [{ field: '', code: error.errorCode, key: error.translationKey, message: error.customerErrorMessage }]
    : []
  return (
    <Stack spacing={2}>
      <div ref={panel} tabIndex={-1} className={styles.head}>
        <Row spacing={2}>
          <Button onClick={onClose}>{t('school.imports.toLists')}</Button>
          <Text>{batch.fileName}</Text>
        </Row>
        <ol className={styles.steps} aria-label={t('school.imports.steps')}>
          {(pays ? STEPS : WITHOUT_MONEY).map((step, index) => (
            <li key={step} aria-current={step === at ? 'step' : undefined}>
              {`${index + 1}. ${t(`school.imports.step.${step}`)}`}
            </li>
          ))}
        </ol>
      </div>
      <CallErrors errors={failures} all />
      <LiveRegion>
        {task !== null && <Working batch={batch} pays={pays} />}
        {state === 'undone' && <MessageBox kind="success">{t('school.imports.undone')}</MessageBox>}
        {state === 'discarded' && <MessageBox kind="info">{t('school.imports.discarded')}</MessageBox>}
      </LiveRegion>
      {at === 'read' && task === null && <ReadingForm batch={batch} onSent={() => setReading(false)} />}
      {at !== 'read' && task === null && state !== 'discarded' && (
        <ImportDifference batch={batch} onReadAnew={() => setReading(true)} />
      )}
      {task === null && state === 'rehearsed' && !isReading && pays && <ImportMoney batch={batch} />}
      {task === null && state === 'rehearsed' && !isReading && <ApplyImport batch={batch} />}
      {task === null && state === 'applied' && <UndoImport batch={batch} />}
      {task === null && isOpen && <DiscardImport batch={batch} />}
    </Stack>
  )
}
