import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './TextLink.module.css'

export interface TextLinkLook {
  color?: 'primary' | 'inherit'
  /** `hover` only where it is plain from its place that it is a link. */
  underline?: 'always' | 'hover'
  className?: string
  children?: ReactNode
}

/** A link amid words: an address, a link of the router (`component={Link}`), or a button that looks like one. */
export function TextLink<C extends ElementType = 'a'>({
  component,
  color = 'primary',
  underline = 'always',
  className,
  ...rest
}: AsComponent<C, TextLinkLook>) {
  const Tag: ElementType = component ?? 'a'
  return <Tag {...rest} className={classes(styles.link, styles[color], styles[underline], className)} />
}
