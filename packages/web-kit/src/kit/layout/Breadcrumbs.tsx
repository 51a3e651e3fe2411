import { Children, type ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'

interface Props {
  /** Read out: "Where you are". */
  label: string
  /** From the outermost on, each a `TextLink`; the last one is the screen itself, its words alone. */
  children: ReactNode
}

/** The way from the first screen to this one. */
export function Breadcrumbs({ label, children }: Props) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is gone from one end to the other.
          <li key={place} aria-current={place === steps.length - 1 ? 'page' : undefined} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
