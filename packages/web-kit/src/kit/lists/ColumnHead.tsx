import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js'
import { classes } from '../classes.ts'
import { Icon } from '../drawings/Icon.tsx'
import styles from './DataTable.module.css'

interface Props {
  column: { header: string; end?: boolean }
  /** The one that names the rows. */
  first?: boolean
  sorted: false | 'asc' | 'desc'
  /** Left out where it cannot be sorted by. */
  onSort: (() => void) | undefined
}

const ICONS = { asc: mdiArrowUp, desc: mdiArrowDown, none: mdiUnfoldMoreHorizontal }
const ORDERS = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column; pressed, it puts the rows in order by it, pressed again backwards. */
export const ColumnHead = ({ column: { header, end }, first, sorted, onSort }: Props) => (
  <th
    {...{ role: 'columnheader' }}
    scope="col"
    aria-sort={sorted ? ORDERS[sorted] : undefined}
    className={classes(end && styles.end, first && styles.first)}
  >
    {onSort ? (
      <button type="button" className={styles.sort} onClick={onSort}>
        {header}
        <Icon path={ICONS[sorted || 'none']} size={18} />
      </button>
    ) : (
      header
    )}
  </th>
)
