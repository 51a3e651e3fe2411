import styles from './Drawing.module.css'
import { Icon } from './Icon.tsx'
import { type ShapeProps, Shapes } from './Shapes.tsx'

interface Props {
  /** Of a drawing of 24 by 24. */
  shapes: readonly ShapeProps[] | undefined
  /** Stands there where there is no drawing: a path of `@mdi/js`. */
  otherwise: string
}

/** A picture beside a word, in the client's colour; it says nothing on its own. */
export const Drawing = ({ shapes, otherwise }: Props) => (
  <div className={styles.drawing}>
    {shapes === undefined ? (
      <Icon path={otherwise} size={28} />
    ) : (
      <svg aria-hidden viewBox="0 0 24 24" className={styles.svg}>
        <Shapes shapes={shapes} />
      </svg>
    )}
  </div>
)
