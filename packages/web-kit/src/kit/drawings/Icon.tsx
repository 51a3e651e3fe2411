import styles from './Icon.module.css'

interface Props {
  /** A path of `@mdi/js`. */
  path: string
  /** px at the usual text size; it grows with the text. */
  size?: 18 | 20 | 22 | 24 | 28 | 32 | 40 | 44 | 96
}

/** A drawing beside a word; it says nothing on its own. */
export const Icon = ({ path, size = 24 }: Props) => (
  <svg aria-hidden viewBox="0 0 24 24" focusable="false" className={`${styles.icon} ${styles[`of${size}`]}`}>
    <path d={path} />
  </svg>
)
