import styles from './Divider.module.css'

/** A line between two things. */
export const Divider = () => <hr className={styles.line} />
