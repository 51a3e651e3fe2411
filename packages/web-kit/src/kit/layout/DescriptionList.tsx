import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

interface Props {
  /** What is known, each under its name. */
  facts: readonly { term: string; detail: ReactNode }[]
}

/** Facts about one thing: name and value beside each other where there is room. */
export const DescriptionList = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(({ term, detail }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.detail}>{detail}</dd>
      </div>
    ))}
  </dl>
)
