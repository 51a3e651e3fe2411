import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Container.module.css'

/** The middle of the screen, at most 1200 px wide, or as an app for work says by `--page-width`. */
export const Container = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={classes(styles.container, className)} />
)
