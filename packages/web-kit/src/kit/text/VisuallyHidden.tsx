import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Read out, not seen. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={styles.hidden} />
)
