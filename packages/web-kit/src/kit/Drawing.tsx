import styles from './Drawing.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  /** Paths of a drawing of 24 by 24 that ships with the shop. */
  svg: string | undefined
  /** Stands there where there is no drawing: a path of `@mdi/js`. */
  otherwise: string
}

/** A picture beside a word, in the client's colour; it says nothing on its own. */
export const Drawing = ({ svg, otherwise }: Props) => (
  <div className={styles.drawing}>
    {svg === undefined ? (
      <Icon path={otherwise} size={28} />
    ) : (
      <svg aria-hidden viewBox="0 0 24 24" className={styles.svg} dangerouslySetInnerHTML={{ __html: svg }} />
    )}
  </div>
)
