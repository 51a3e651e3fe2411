import type { ReactNode } from 'react'
import styles from './FooterList.module.css'

/** Links below each other, side by side where that would make a phone's page long; each as high as a finger. */
export const FooterList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
