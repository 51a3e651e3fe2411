import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { cellStop } from './cells.ts'
import styles from './DataTable.module.css'
import type { DataColumn } from './data-column.ts'

interface Props<Row> extends HTMLAttributes<HTMLTableRowElement> {
  row: Row
  columns: readonly DataColumn<Row>[]
  /** Left out where rows are not chosen. */
  box?: ReactNode
  /** Left out where nothing can be done with rows. */
  actions?: ReactNode
  ref?: Ref<HTMLTableRowElement>
}

const ROW = { role: 'row' }
const ROWHEADER = { role: 'rowheader' }
const CELL = { role: 'cell' }

const wholeText = (cell: ReactNode): string | undefined => (typeof cell === 'string' ? cell : undefined)

/** A row of a list; its first column names it. */
export const DataRow = <Row,>({ row, columns, box, actions, ...rest }: Props<Row>) => (
  <tr {...ROW} {...rest} className={styles.row}>
    {box && (
      <td {...CELL} className={styles.box}>
        {box}
      </td>
    )}
    {columns.map(({ id, header, cell, end, whole, short }, place) =>
      place === 0 ? (
        <th key={id} {...ROWHEADER} {...cellStop} scope="row" className={classes(styles.title, whole && styles.whole)}>
          {cell(row)}
        </th>
      ) : (
        <td
          key={id}
          {...CELL}
          {...cellStop}
          data-label={header}
          title={short ? wholeText(cell(row)) : undefined}
          className={classes(
            end && styles.end,
            whole && styles.whole,
            short && styles.short,
            short === 'long' && styles.long,
          )}
        >
          {cell(row)}
        </td>
      ),
    )}
    {actions && (
      <td {...CELL} className={styles.actions}>
        {actions}
      </td>
    )}
  </tr>
)
