import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useWorkWords } from '../work-words.ts'
import { BulkBar } from './BulkBar.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import styles from './DataTable.module.css'
import type { DataColumn, Sort } from './data-column.ts'
import { type RowAction, RowActions } from './RowActions.tsx'
import { RowBox } from './RowBox.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { toRowBeside } from './to-row-beside.ts'
import { useDataTable } from './use-data-table.ts'

interface Props<Row> {
  /** What the table lists: its one accessible name. */
  label: string
  columns: readonly DataColumn<Row>[]
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** Other rows are on their way; those that are there stay until then. */
  busy?: boolean
  rowId: (row: Row) => string
  /** As a row's box and its actions name it: "order 4711". */
  rowName: (row: Row) => string
  sort?: Sort
  /** Where the server puts the rows in order; left out where they are put in order here. */
  onSort?: (sort: Sort) => void
  /** Ids of the rows that are chosen. */
  selected?: readonly string[]
  onSelect?: (ids: readonly string[]) => void
  /** What can be done with all rows that are chosen. */
  bulk?: ReactNode
  actions?: (row: Row) => readonly RowAction[]
  /** How many there are: read out whenever that changes. */
  summary?: string
  /** Above the table, at the end of the line: which columns it has, what leads away from it. */
  tools?: ReactNode
  /** In place of the rows where there are none: why, and the next step. */
  empty: ReactNode
  /** In place of the rows where they could not be had. */
  failure?: ReactNode
}

/** What a list of an app is given to hand on. */
export type DataTableProps<Row> = Props<Row>

/**
 * A list for work: sorted by its heads, with a box and a menu for each row; cards on a phone. Up and down arrows go to
 * the same button of the row beside.
 */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, busy = false, rowId, rowName, sort, onSort, actions, bulk, empty, failure } = props
  const { selected = [], onSelect, summary, tools } = props
  const words = useWorkWords()
  const id = useId()
  const table = useDataTable({ columns, rows, rowId, sort, onSort, selected, onSelect })
  const heads = table.getHeaderGroups().flatMap(({ headers }) => headers)
  const shown = table.getRowModel().rows
  const state = failure ? 'failed' : rows === undefined ? 'loading' : shown.length === 0 ? 'empty' : 'filled'
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.defaultPrevented && toRowBeside(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <div className={styles.list}>
      {(onSelect || tools || summary !== undefined) && (
        <BulkBar count={selected.length} summary={summary} tools={tools} onEnd={() => onSelect?.([])}>
          {bulk}
        </BulkBar>
      )}
      <div className={styles.frame}>
        {/* A phone draws cards of it: what each part is, is said by its role, whatever its style. */}
        <table
          {...{ role: 'table' }}
          aria-labelledby={id}
          aria-busy={busy || state === 'loading'}
          className={styles.table}
        >
          <caption id={id} className={styles.name}>
            {label}
          </caption>
          <thead {...ROWGROUP}>
            <tr {...ROW}>
              {onSelect && (
                <th {...HEAD} scope="col" className={styles.box}>
                  <RowBox
                    label={words.selectAll}
                    checked={state === 'filled' && table.getIsAllRowsSelected()}
                    mixed={table.getIsSomeRowsSelected()}
                    disabled={state !== 'filled'}
                    onChange={() => table.toggleAllRowsSelected()}
                  />
                </th>
              )}
              {columns.map((column, place) => {
                const head = heads[place]?.column
                return (
                  <ColumnHead
                    key={column.id}
                    column={column}
                    sorted={head?.getIsSorted() ?? false}
                    onSort={column.sortedBy && (() => head?.toggleSorting())}
                  />
                )
              })}
              {actions && (
                <th {...HEAD} scope="col" className={styles.actions}>
                  <VisuallyHidden>{words.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          {state === 'loading' && <SkeletonRows columns={columns.length + (onSelect ? 1 : 0) + (actions ? 1 : 0)} />}
          {state === 'filled' && (
            <tbody {...ROWGROUP} onKeyDown={press} className={busy ? styles.busy : undefined}>
              {shown.map(row => (
                <tr key={row.id} {...ROW} aria-selected={onSelect && row.getIsSelected()} className={styles.row}>
                  {onSelect && (
                    <td {...CELL} className={styles.box}>
                      <RowBox
                        label={words.select(rowName(row.original))}
                        checked={row.getIsSelected()}
                        onChange={() => row.toggleSelected()}
                      />
                    </td>
                  )}
                  {columns.map(({ id: column, header, cell, end, whole }, place) =>
                    place === 0 ? (
                      <th
                        key={column}
                        {...ROWHEADER}
                        scope="row"
                        className={classes(styles.title, whole && styles.whole)}
                      >
                        {cell(row.original)}
                      </th>
                    ) : (
                      <td
                        key={column}
                        {...CELL}
                        data-label={header}
                        className={classes(end && styles.end, whole && styles.whole)}
                      >
                        {cell(row.original)}
                      </td>
                    ),
                  )}
                  {actions && (
                    <td {...CELL} className={styles.actions}>
                      <RowActions name={rowName(row.original)} actions={actions(row.original)} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
      {state === 'loading' && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {state === 'failed' && failure}
      {state === 'empty' && empty}
    </div>
  )
}

const ROWGROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const ROWHEADER = { role: 'rowheader' }
const CELL = { role: 'cell' }
