import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** Some blocks that belong together. */
export const Part = ({ title, children }: Props) => (
  <Stack component="section" aria-label={title} spacing={3}>
    <Text variant="h2">{title}</Text>
    {children}
  </Stack>
)
