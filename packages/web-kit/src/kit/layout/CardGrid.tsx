import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './CardGrid.module.css'

interface Props {
  /** Cards as list items. */
  children: ReactNode
  /** Room a card needs: 20 or 26 rem. */
  least?: 'medium' | 'wide'
}

/** A list of cards, as many beside each other as there is room for. */
export const CardGrid = ({ children, least = 'medium' }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list.
  <ul role="list" className={classes(styles.grid, styles[least])}>
    {children}
  </ul>
)
