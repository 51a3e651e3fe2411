import type { ReactNode } from 'react'
import { Text } from '../text/Text.tsx'
import styles from './FormSection.module.css'
import { Stack } from './Stack.tsx'

interface Props {
  title: string
  children: ReactNode
}

/** Fields that belong together, under their own headline. */
export const FormSection = ({ title, children }: Props) => (
  <section>
    <Text variant="h2" className={styles.title}>
      {title}
    </Text>
    <Stack spacing={2.5}>{children}</Stack>
  </section>
)
