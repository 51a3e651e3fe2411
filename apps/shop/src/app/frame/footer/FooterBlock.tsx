import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'
import styles from './FooterBlock.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A titled column of the footer. */
export const FooterBlock = ({ title, children }: Props) => (
  <section className={styles.root}>
    <Text variant="h3" component="h2" className={styles.title}>
      {title}
    </Text>
    {children}
  </section>
)
