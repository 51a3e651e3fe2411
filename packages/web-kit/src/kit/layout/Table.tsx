import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface Props {
  /** What the table lists, read out. */
  label: string
  /** `thead`, `tbody` and, with what columns come to, `tfoot`; numbers are marked by `data-end`. */
  children: ReactNode
}

/** Rows and columns; where they are wider than the screen, this alone scrolls, by the keyboard as well. */
export const Table = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
  <section tabIndex={0} aria-label={label} className={styles.frame}>
    <table aria-label={label} className={styles.table}>
      {children}
    </table>
  </section>
)
