import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Menu.module.css'

interface Own {
  /** Asks for attention. */
  warns?: boolean
  children?: ReactNode
}

/** One of the things a `Menu` offers: does something, or leads somewhere (`component={Link}`). */
export function MenuItem<C extends ElementType = 'button'>({ component, warns, ...rest }: AsComponent<C, Own>) {
  const Tag: ElementType = component ?? 'button'
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' })}
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={classes(styles.item, warns && styles.warns)}
    />
  )
}
