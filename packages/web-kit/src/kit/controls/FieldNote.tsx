import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './FieldNote.module.css'

interface Props extends ComponentProps<'p'> {
  /** Says what is wrong, and is read out when it appears. */
  error?: boolean
}

/** Below an input: a hint, or what is wrong. */
export const FieldNote = ({ error = false, className, ...props }: Props) => (
  <p role={error ? 'alert' : undefined} {...props} className={classes(styles.note, error && styles.error, className)} />
)
