import styles from './SqlText.module.css'

/** A statement as it was written. */
export const SqlText = ({ text }: { text: string }) => <code className={styles.sql}>{text}</code>
