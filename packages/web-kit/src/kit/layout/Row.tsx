import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Row.module.css'
import { type Spacing, spacingClass } from './spacing.ts'

interface Own {
  /** Between its children, in steps of 8 px. */
  spacing?: Spacing
  className?: string
  children?: ReactNode
}

/** Things beside each other, on one line as long as there is room. */
export function Row<C extends ElementType = 'div'>({
  component,
  spacing = 1,
  className,
  ...rest
}: AsComponent<C, Own>) {
  const Tag: ElementType = component ?? 'div'
  return <Tag {...rest} className={classes(styles.row, spacingClass(spacing), className)} />
}
