import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Text.module.css'

const TAGS = { h1: 'h1', h2: 'h2', h3: 'h3', body1: 'p', body2: 'p' } as const

interface Own {
  /** How it looks, and which element it is; `component` where the outline of the page wants another one. */
  variant?: keyof typeof TAGS
  color?: 'textSecondary'
  /** A little room to what follows. */
  gutterBottom?: boolean
  className?: string
  children?: ReactNode
}

/** Words: a headline or a paragraph, in the client's type. */
export function Text<C extends ElementType = 'p'>({
  component,
  variant = 'body1',
  color,
  gutterBottom,
  className,
  ...rest
}: AsComponent<C, Own>) {
  const Tag: ElementType = component ?? TAGS[variant]
  const look = classes(styles.text, styles[variant], color && styles.soft, gutterBottom && styles.gutter, className)
  // A page that changes, or a dialog that closes, puts the focus on the headline: it can always take it.
  const place = Tag === 'h1' ? { tabIndex: -1 } : undefined
  return <Tag {...place} {...rest} className={look} />
}
