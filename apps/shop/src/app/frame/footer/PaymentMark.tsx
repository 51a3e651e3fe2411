import { shapesOf } from '@billett/markup'
import { Shapes } from '@billett/web-kit/kit/drawings/Shapes.tsx'
import styles from './PaymentMark.module.css'

interface Props {
  label: string
  /** Inner SVG, `viewBox 0 0 24 24`. */
  icon: string | undefined
}

/** A way to pay: its drawing and its name. */
export const PaymentMark = ({ label, icon }: Props) => (
  <li className={styles.root}>
    {icon && (
      <svg aria-hidden viewBox="0 0 24 24" className={styles.drawing}>
        <Shapes shapes={shapesOf(icon) ?? []} />
      </svg>
    )}
    {label}
  </li>
)
