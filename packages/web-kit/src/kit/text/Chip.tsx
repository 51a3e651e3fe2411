import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Chip.module.css'

interface Props {
  label: ReactNode
  color?: 'default' | 'primary' | 'success' | 'warning' | 'error'
  className?: string
}

/** A word or two about the thing it stands at: "expired". The colour says nothing that the words do not. */
export const Chip = ({ label, color = 'default', className }: Props) => (
  <span className={classes(styles.chip, styles[color], className)}>{label}</span>
)
