import type { SchoolYear } from '@billett/contract'
import type { RollStep } from '@billett/domain'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './YearSteps.module.css'

interface Props {
  steps: SchoolYear['steps']
  at: RollStep | undefined
  onStep: (step: RollStep) => void
}

/** Steps in their order, each with what is left of it; one may look at any of them at any time. */
export function StepList({ steps, at, onStep }: Props) {
  const { t } = useTexts()
  const said = ({ step, state, left }: SchoolYear['steps'][number]) => {
    // Nothing is owed at this one: it can be done, or there is nothing to be taken back.
    if (step === 'undo') return t(left > 0 ? 'school.years.undoable' : 'school.years.notUndoable')
    if (state === 'open') return t('school.years.left', { count: left })
    return t(`school.years.stepStates.${state}`)
  }
  return (
    <nav aria-label={t('school.years.steps')}>
      <ol className={styles.steps}>
        {steps.map(one => (
          <li key={one.step}>
            <button
              type="button"
              className={styles.step}
              aria-current={one.step === at ? 'step' : undefined}
              onClick={() => onStep(one.step)}
            >
              <span>{t(`school.years.step.${one.step}`)}</span>
              <Chip
                label={said(one)}
                color={one.step === 'undo' ? 'default' : one.state === 'done' ? 'success' : 'default'}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
