import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './IconButton.module.css'
import { refusing } from './refusing.ts'

interface Props extends ComponentProps<'button'> {
  /** What it does: the drawing alone says nothing. */
  'aria-label': string
  /** At the end of a field: as near to its edge as the words are. */
  edge?: 'end'
}

/** A drawing that can be pressed. */
export const IconButton = ({ edge, className, ...props }: Props) => (
  <button
    type="button"
    {...props}
    {...refusing(props)}
    className={classes(styles.button, edge && styles.end, className)}
  />
)
