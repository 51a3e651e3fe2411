import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { useWorkWords } from '../work-words.ts'
import styles from './BulkBar.module.css'

interface Props {
  /** Rows that are chosen. */
  count: number
  /** How many rows there are, while none is chosen. */
  summary: string | undefined
  onEnd: () => void
  /** At the end of the line, whatever is chosen. */
  tools: ReactNode
  children: ReactNode
}

/** Above a table: how many rows there are or, once some are chosen, what can be done with all of those. */
export function BulkBar({ count, summary, onEnd, tools, children }: Props) {
  const { selected, deselect } = useWorkWords()
  return (
    <div className={styles.bar}>
      <div role="status">{count > 0 ? selected(count) : summary}</div>
      {count > 0 && (
        <>
          {children}
          <Button onClick={onEnd}>{deselect}</Button>
        </>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
