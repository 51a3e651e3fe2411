import type { ElementType, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './TicketCard.module.css'

interface Props {
  /** What the ticket is. */
  children: ReactNode
  /** Price and button. */
  stub: ReactNode
  /** What can be chosen, while that is open. */
  options?: ReactNode
  component?: ElementType
  /** The stub stands beside wherever the card is wide enough, on a phone, too: for cards that say little. */
  beside?: boolean
}

/** A card cut like a ticket: what it is, a perforation, what it costs. */
export const TicketCard = ({ children, stub, options, component: Tag = 'article', beside = false }: Props) => (
  <Tag className={classes(styles.card, beside && styles.measured)}>
    <div className={classes(styles.paper, beside ? styles.beside : styles.below, options !== undefined && styles.open)}>
      <div className={styles.body}>{children}</div>
      {options !== undefined && <div className={styles.options}>{options}</div>}
      <div className={styles.stub}>{stub}</div>
    </div>
  </Tag>
)
