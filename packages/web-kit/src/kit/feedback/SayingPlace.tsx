import styles from './Toasts.module.css'

/**
 * Where `Toasts` says something: at the end of the page, and of each dialog over it, behind which nothing is read out.
 * It is there before it says anything, or nobody would have it read to them.
 */
export const SayingPlace = () => <div role="status" data-saying-place className={styles.place} />
