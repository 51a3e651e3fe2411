import { classes } from '@billett/web-kit/kit/classes.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Return.module.css'
import type { Step } from './use-return-view.ts'

const STEPS = [
  { step: 'outward', text: 'returnTrip.outward' },
  { step: 'back', text: 'returnTrip.back' },
  { step: 'both', text: 'returnTrip.tickets' },
] as const satisfies readonly { step: Step; text: string }[]

/** Which of the three steps it is: the way there, the way back, the tickets. */
export function StepList({ step }: { step: Step }) {
  const { t } = useTexts()
  const at = STEPS.findIndex(each => each.step === step)
  return (
    <ol aria-label={t('returnTrip.steps')} className={styles.steps}>
      {STEPS.map(({ step: each, text }, index) => (
        <li
          key={each}
          aria-current={index === at ? 'step' : undefined}
          className={classes(styles.step, index < at && styles.done)}
        >
          <span className={styles.number}>{index + 1}</span> {t(text)}
        </li>
      ))}
    </ol>
  )
}
