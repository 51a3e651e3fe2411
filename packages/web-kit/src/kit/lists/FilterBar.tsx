import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../controls/Button.tsx'
import { SearchField } from '../controls/SearchField.tsx'
import { useWorkWords } from '../work-words.ts'
import styles from './FilterBar.module.css'

interface Props {
  /** What the filters are for: "Filter the orders". */
  label: string
  search?: ComponentProps<typeof SearchField>
  /** Lists, `DateRange` and other fields, each as a child. */
  children?: ReactNode
  /** How many of the fields narrow the list down. */
  active: number
  onReset: () => void
}

/**
 * Above a list: what narrows it down. On a phone all but the search is behind a button that says how many there are.
 * The button that takes them back is there while there is something to take back; who has pressed it stays in the bar.
 */
export function FilterBar({ label, search, children, active, onReset }: Props) {
  const { filter, resetFilter } = useWorkWords()
  const id = useId()
  const bar = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const reset = () => {
    onReset()
    bar.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }
  return (
    <search ref={bar} aria-label={label} className={styles.bar}>
      {search && (
        <div className={styles.search}>
          <SearchField {...search} />
        </div>
      )}
      {children && (
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={id}
          className={styles.opener}
          onClick={() => setOpen(!open)}
        >
          {filter(active)}
        </Button>
      )}
      <div id={id} className={classes(styles.fields, open && styles.open)}>
        {children}
      </div>
      {active > 0 && (
        <Button className={styles.reset} onClick={reset}>
          {resetFilter}
        </Button>
      )}
    </search>
  )
}
