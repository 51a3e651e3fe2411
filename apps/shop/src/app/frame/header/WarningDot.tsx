import styles from './WarningDot.module.css'

/** Something waits; what it is, the words beside it say. */
export const WarningDot = () => <span aria-hidden className={styles.root} />
