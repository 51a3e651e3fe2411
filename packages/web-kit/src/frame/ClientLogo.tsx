import { shapesOf } from '@billett/markup'
import { Shapes } from '../kit/drawings/Shapes.tsx'
import styles from './ClientLogo.module.css'

interface Props {
  /** As it is drawn, with the size of its drawing. */
  logo: { svg: string; width: number; height: number }
  /** How large it is shown in the header. */
  shown: { width: number; height: number }
}

/**
 * The client's mark; its name stands beside it as text. Drawn for light ground, so it lies on a white plate where the
 * ground is dark.
 */
export const ClientLogo = ({ logo, shown }: Props) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${logo.width} ${logo.height}`}
    width={shown.width}
    height={shown.height}
    className={styles.logo}
  >
    <Shapes shapes={shapesOf(logo.svg) ?? []} />
  </svg>
)
