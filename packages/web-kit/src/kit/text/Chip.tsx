import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Chip.module.css'

interface Props {
  label: ReactNode
  color?: 'default' | 'primary' | 'warning'
  className?: string
}

/** A word or two about the thing it stands at: "expired". */
export const Chip = ({ label, color = 'default', className }: Props) => (
  <span className={classes(styles.chip, styles[color], className)}>{label}</span>
)
