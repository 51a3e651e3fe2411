import type { ReactNode } from 'react'
import styles from './Headline.module.css'
import { Text } from './Text.tsx'

interface Props {
  headline: string
  /** One or two sentences below it. */
  lead?: ReactNode
  /** Stands beside the headline where there is room. */
  aside?: ReactNode
}

/** The one h1 of a page. */
export const Headline = ({ headline, lead, aside }: Props) => (
  <div data-page-header className={styles.header}>
    <div className={styles.words}>
      <Text variant="h1">{headline}</Text>
      {lead && (
        <Text color="textSecondary" className={styles.lead}>
          {lead}
        </Text>
      )}
    </div>
    {aside}
  </div>
)
