import type { ReactNode } from 'react'
import { MAIN_ID } from './main-id.ts'
import styles from './SkipLink.module.css'

/** The first thing the keyboard reaches. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a href={`#${MAIN_ID}`} className={styles.link}>
    {children}
  </a>
)
