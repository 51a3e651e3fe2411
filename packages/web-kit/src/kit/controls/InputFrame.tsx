import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import styles from './InputFrame.module.css'

interface Props {
  /** One input, select or textarea. */
  children: ReactNode
  start?: ReactNode
  end?: ReactNode
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** The edge around an input, and what stands in it before and after the words. */
export const InputFrame = ({ children, start, end, ref, className }: Props) => (
  <div
    ref={ref}
    className={classes(styles.frame, start ? styles.started : undefined, end ? styles.ended : undefined, className)}
  >
    {start}
    {children}
    {end}
  </div>
)
