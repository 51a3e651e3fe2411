import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Button.module.css'
import { refusing } from './refusing.ts'

export interface ButtonLook {
  /** `contained`: the step most people take, one on a screen · `outlined`: another way · `text`: beside things. */
  variant?: 'text' | 'outlined' | 'contained'
  color?: 'primary' | 'error' | 'inherit'
  size?: 'medium' | 'large'
  fullWidth?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** Cannot be reached either; a link stays where it is and leads nowhere. Where it is to be found and say why
   * (`aria-describedby`), take `aria-disabled`: it looks the same and does nothing either. */
  disabled?: boolean
  className?: string
  children?: ReactNode
}

const DEAD_LINK = { role: 'link', 'aria-disabled': true }

/** Does something; `component={Link}` where it leads somewhere. */
export function Button<C extends ElementType = 'button'>({
  component,
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth,
  startIcon,
  endIcon,
  disabled,
  className,
  children,
  ...rest
}: AsComponent<C, ButtonLook>) {
  const isButton = component === undefined || component === 'button'
  // A link that cannot be followed has no address.
  const Tag: ElementType = isButton ? 'button' : disabled ? 'a' : component
  const look = classes(
    styles.button,
    styles[variant],
    styles[color],
    size === 'large' && styles.large,
    fullWidth && styles.fullWidth,
    className,
  )
  const kind = isButton ? { type: 'button', disabled } : undefined
  const given = isButton || !disabled ? rest : DEAD_LINK
  return (
    <Tag {...kind} {...given} {...refusing(rest)} className={look}>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </Tag>
  )
}
