import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

/** At the lower edge of a phone's screen while its surroundings scroll; nothing on a wide screen. */
export const StickyBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>
