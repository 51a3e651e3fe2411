import { classes } from '@billett/web-kit/kit/classes.ts'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiCheck } from '@mdi/js'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepKey } from '../open-steps.ts'
import { useOpenSteps } from '../ProgressProvider.tsx'
import styles from './Step.module.css'

interface Props {
  number: number
  /** Left out where nothing is asked. */
  step?: StepKey
  title: string
  hint?: string
  children: ReactNode
}

/** One numbered part of the way to the order. */
export function Step({ number, step, title, hint, children }: Props) {
  const { t } = useTexts()
  const id = useId()
  const open = useOpenSteps()
  const isDone = step === undefined || !open.some(other => other.step === step)
  return (
    <Panel aria-labelledby={id} className={styles.panel}>
      <div className={classes(styles.heading, hint ? styles.hinted : styles.unhinted)}>
        <div aria-hidden className={classes(styles.number, isDone ? styles.done : styles.open)}>
          {isDone ? <Icon path={mdiCheck} /> : number}
        </div>
        <Text variant="h2" id={id}>
          {title}
          {isDone && <VisuallyHidden>{` – ${t('checkout.done')}`}</VisuallyHidden>}
        </Text>
      </div>
      {hint && (
        <Text color="textSecondary" className={styles.hint}>
          {hint}
        </Text>
      )}
      <Stack spacing={2.5}>{children}</Stack>
    </Panel>
  )
}
