import { classes } from '../classes.ts'
import styles from './DataTable.module.css'
import type { DataColumn } from './data-column.ts'

interface Props<Row> {
  columns: readonly DataColumn<Row>[]
  /** There is a column of boxes before them. */
  before: boolean
  /** There is a column of actions behind them. */
  behind: boolean
}

const ROW = { role: 'row' }
const ROWHEADER = { role: 'rowheader' }
const CELL = { role: 'cell' }

/** What columns come to, in a last line below all rows; the first column names it. */
export const TotalRow = <Row,>({ columns, before, behind }: Props<Row>) => (
  <tr {...ROW} className={styles.total}>
    {before && <td {...CELL} className={styles.box} />}
    {columns.map(({ id, header, end, whole, total }, place) =>
      place === 0 ? (
        <th key={id} {...ROWHEADER} scope="row" className={styles.title}>
          {total}
        </th>
      ) : (
        <td
          key={id}
          {...CELL}
          data-label={total === undefined ? undefined : header}
          className={classes(end && styles.end, whole && styles.whole)}
        >
          {total}
        </td>
      ),
    )}
    {behind && <td {...CELL} className={styles.actions} />}
  </tr>
)
