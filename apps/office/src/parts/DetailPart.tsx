import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../hooks/use-format.ts'
import styles from './DetailPart.module.css'

/** Something that belongs to what is looked at. */
export interface DetailLine {
  id: string
  what: ReactNode
  /** What stands below it: when, how far, by whom. */
  more: readonly (string | null)[]
  cents?: number | undefined
  /** What can be done about it. */
  acts?: ReactNode
}

/** What belongs together of an order, a contract …; a part without anything is left out. */
export function DetailPart({ title, lines }: { title: string; lines: readonly DetailLine[] }) {
  const format = useFormat()
  if (lines.length === 0) return null
  return (
    <section className={styles.part}>
      <Text variant="h3">{title}</Text>
      <Stack component="ul" spacing={1} className={styles.lines}>
        {lines.map(({ id, what, more, cents, acts }) => (
          <li key={id} className={styles.line}>
            <div>
              {what}
              <Text variant="body2">{more.filter(Boolean).join(' · ')}</Text>
              {acts}
            </div>
            {cents !== undefined && <span className={styles.amount}>{format.money(cents)}</span>}
          </li>
        ))}
      </Stack>
    </section>
  )
}
