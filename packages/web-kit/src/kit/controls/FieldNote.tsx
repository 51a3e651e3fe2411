import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './FieldNote.module.css'

interface Props extends ComponentProps<'p'> {
  /** Says what is wrong. */
  error?: boolean
}

/**
 * Below an input, which names it by `aria-describedby`: a hint, or what is wrong. It interrupts nobody; what is wrong
 * with a form that was sent is said by its `ErrorSummary`.
 */
export const FieldNote = ({ error = false, className, ...props }: Props) => (
  <p {...props} className={classes(styles.note, error && styles.error, className)} />
)
