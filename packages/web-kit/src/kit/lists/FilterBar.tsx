import { type ComponentProps, type ReactNode, useId, useState } from 'react'
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
 */
export function FilterBar({ label, search, children, active, onReset }: Props) {
  const { filter, resetFilter } = useWorkWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <search aria-label={label} className={styles.bar}>
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
      <Button aria-disabled={active === 0} className={styles.reset} onClick={onReset}>
        {resetFilter}
      </Button>
    </search>
  )
}
