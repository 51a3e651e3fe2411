import type { ReactNode } from 'react'
import styles from './LiveRegion.module.css'

/**
 * What appears in it is read out as soon as there is a pause. It is there before it says anything, or nobody would have
 * it read to them: `<LiveRegion>{sent && <MessageBox kind="success">…</MessageBox>}</LiveRegion>`.
 */
export const LiveRegion = ({ children }: { children?: ReactNode }) => (
  <div role="status" className={styles.region}>
    {children}
  </div>
)
