import styles from './Toasts.module.css'

/**
 * Where `Toasts` and `LoadingVoice` say something: at the end of the page, and of each dialog over it, behind which
 * nothing is read out. It is there before it says anything, or nobody would have it read to them; what stands in it
 * already is not read anew with what comes.
 */
export const SayingPlace = () => <div role="status" aria-atomic="false" data-saying-place className={styles.place} />
