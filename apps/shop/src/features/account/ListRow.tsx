import type { ReactNode } from 'react'
import styles from './ListRow.module.css'

/** One thing of a list of the account: what it is, and what can be done with it beside that. */
export const ListRow = ({ children }: { children: ReactNode }) => <li className={styles.root}>{children}</li>
