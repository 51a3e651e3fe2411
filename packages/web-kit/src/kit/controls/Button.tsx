import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `contained`: the step most people take, one on a screen · `outlined`: another way · `text`: beside things. */
  variant?: 'text' | 'outlined' | 'contained'
  color?: 'primary' | 'error' | 'inherit'
  size?: 'medium' | 'large'
  fullWidth?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** Cannot be reached either; `aria-disabled` where it is to be found and say why. */
  disabled?: boolean
  className?: string
  children?: ReactNode
}

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
  const Tag: ElementType = component ?? 'button'
  const look = classes(
    styles.button,
    styles[variant],
    styles[color],
    size === 'large' && styles.large,
    fullWidth && styles.fullWidth,
    className,
  )
  return (
    <Tag {...(Tag === 'button' && { type: 'button', disabled })} {...rest} className={look}>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </Tag>
  )
}
