import type { ComponentProps, ReactNode } from 'react'
import styles from './Details.module.css'

interface Props extends Omit<ComponentProps<'details'>, 'className'> {
  summary: ReactNode
}

/** More about it, for those who want to know; the browser opens and closes it, without a script as well. */
export const Details = ({ summary, children, ...props }: Props) => (
  <details {...props} className={styles.details}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
)
