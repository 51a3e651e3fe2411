import type { ComponentProps, MouseEvent } from 'react'
import styles from './BusyButton.module.css'
import { Button, type ButtonLook } from './Button.tsx'

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  busy: boolean
}

/** Keeps its label, its size and the focus while what it started is running; a second press does nothing. */
export const BusyButton = ({ busy, children, onClick, ...props }: Props) => (
  <Button
    variant="contained"
    {...props}
    aria-busy={busy}
    aria-disabled={busy || undefined}
    onClick={(event: MouseEvent<HTMLButtonElement>) => {
      if (busy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {children}
    {busy && <span aria-hidden className={styles.running} />}
  </Button>
)
