import type { ComponentProps } from 'react'
import styles from './BusyButton.module.css'
import { Button, type ButtonLook } from './Button.tsx'

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  busy: boolean
}

/** Keeps its label, its size and the focus while what it started is running; a second press does nothing. */
export const BusyButton = ({ busy, children, ...props }: Props) => (
  <Button variant="contained" {...props} aria-busy={busy} aria-disabled={busy || props['aria-disabled'] || undefined}>
    {children}
    {busy && <span aria-hidden className={styles.running} />}
  </Button>
)
