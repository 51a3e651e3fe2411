import styles from './Progress.module.css'

/** Something is on its way, and nobody knows how long; named for whoever has the page read to them. */
export const Progress = (props: { 'aria-label': string }) => (
  <div {...props} role="progressbar" className={styles.track}>
    <div className={styles.running} />
  </div>
)
