import type { ReactNode } from 'react'
import styles from './Status.module.css'

/**
 * A word about what has just been done, at the lower edge. It is there before it says something, or nobody would have
 * it read to them; what says nothing is not seen.
 */
export const Status = ({ children }: { children?: ReactNode }) => (
  <div role="status" className={styles.status}>
    {children && <div className={styles.words}>{children}</div>}
  </div>
)
