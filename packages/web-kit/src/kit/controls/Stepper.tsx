import { mdiMinus, mdiPlus } from '@mdi/js'
import { useId } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../drawings/Icon.tsx'
import { Text } from '../text/Text.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Stepper.module.css'

interface Props {
  label: string
  /** A phone shows no label: what is counted stands right above. */
  brief?: boolean
  hint?: string
  value: number
  min: number
  max: number
  /** Names of the buttons: "Increase number of adults". */
  increaseLabel: string
  decreaseLabel: string
  disabled?: boolean
  /** Its number is read out with what it changes, elsewhere. */
  quiet?: boolean
  onChange: (value: number) => void
}

/** A small number with a button on either side; at the last one the button keeps the focus and does nothing. */
export function Stepper({
  label,
  brief = false,
  hint,
  value,
  min,
  max,
  increaseLabel,
  decreaseLabel,
  disabled = false,
  quiet = false,
  onChange,
}: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its buttons is no fieldset of its own.
    <div role="group" aria-labelledby={id} className={styles.stepper}>
      <div className={classes(styles.words, brief && styles.brief)}>
        <Text id={id} component="span" className={styles.label}>
          {label}
        </Text>
        {hint && (
          <Text component="span" variant="body2" color="textSecondary">
            {hint}
          </Text>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton
          aria-label={decreaseLabel}
          aria-disabled={disabled || value <= min || undefined}
          onClick={() => onChange(value - 1)}
          className={styles.button}
        >
          <Icon path={mdiMinus} />
        </IconButton>
        <output aria-live={quiet ? 'off' : 'polite'} className={styles.number}>
          {value}
        </output>
        <IconButton
          aria-label={increaseLabel}
          aria-disabled={disabled || value >= max || undefined}
          onClick={() => onChange(value + 1)}
          className={styles.button}
        >
          <Icon path={mdiPlus} />
        </IconButton>
      </div>
    </div>
  )
}
