import type { ElementType, ReactNode } from 'react'
import type { AsComponent } from '../as-component.ts'
import { classes } from '../classes.ts'
import styles from './Panel.module.css'

interface Own {
  className?: string
  children?: ReactNode
}

/** A sheet that lies on the page; a section where nothing else is asked for. */
export function Panel<C extends ElementType = 'section'>({ component, className, ...rest }: AsComponent<C, Own>) {
  const Tag: ElementType = component ?? 'section'
  return <Tag {...rest} className={classes(styles.panel, className)} />
}
