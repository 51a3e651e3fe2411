import { classes } from '@billett/web-kit/kit/classes.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'
import styles from './HolderLine.module.css'

interface Props {
  /** Of the region, for whoever hears the page. */
  title: string
  head: string
  isValid?: boolean
  /** What ticket it is. */
  children: ReactNode
  action: ReactNode
}

/** One ticket above the search: how it stands, what it is, and what can be done with it. */
export const HolderLine = ({ title, head, isValid = false, children, action }: Props) => (
  <section aria-label={title} className={styles.line}>
    <div className={styles.ticket}>
      <Text className={classes(styles.head, isValid && styles.valid)}>{head}</Text>
      {children}
    </div>
    <div className={styles.action}>{action}</div>
  </section>
)
