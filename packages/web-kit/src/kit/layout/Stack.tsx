import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Stack.module.css'
import { type Spacing, spacingClass } from './spacing.ts'

const DIRECTIONS = { column: undefined, row: styles.row, 'row from sm': styles.rowFromSm }

interface Own {
  /** `row from sm`: below each other on a phone, else beside each other. */
  direction?: keyof typeof DIRECTIONS
  /** Between its children, in steps of 8 px. They bring no margin of their own. */
  spacing?: Spacing
  className?: string
  children?: ReactNode
}

/** Things below each other, as far apart as is said here. */
export function Stack<C extends ElementType = 'div'>({
  component,
  direction = 'column',
  spacing = 0,
  className,
  ...rest
}: AsComponent<C, Own>) {
  const Tag: ElementType = component ?? 'div'
  return <Tag {...rest} className={classes(styles.stack, DIRECTIONS[direction], spacingClass(spacing), className)} />
}
