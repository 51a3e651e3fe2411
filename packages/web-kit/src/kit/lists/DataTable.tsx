import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useWorkWords } from '../work-words.ts'
import { BulkBar } from './BulkBar.tsx'
import { CellCopier } from './CellCopier.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { toCellBeside } from './cells.ts'
import { DataRow } from './DataRow.tsx'
import styles from './DataTable.module.css'
import type { DataColumn, Sort } from './data-column.ts'
import { type RowAction, RowActions } from './RowActions.tsx'
import { RowBox } from './RowBox.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TotalRow } from './TotalRow.tsx'
import { toRowBeside } from './to-row-beside.ts'
import { useDataTable } from './use-data-table.ts'
import { useSteadyColumns } from './use-steady-columns.ts'
import { type PlacedRow, VirtualRows } from './VirtualRows.tsx'

/** More rows than these are drawn as they are scrolled to. */
const DRAWN_AT_ONCE = 200
/** More rows than these scroll below their heads. */
const SEEN_AT_ONCE = 20

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
 * the same button or cell of the row beside, left and right ones to the cell beside, which can be copied.
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
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLTableElement>(null)
  const isTall = shown.length > SEEN_AT_ONCE
  const isLong = state === 'filled' && shown.length > DRAWN_AT_ONCE
  const widths = useSteadyColumns(drawn, isLong ? columns : undefined)
  const first = shown[0]?.id
  const hasTotal = state === 'filled' && columns.some(({ total }) => total !== undefined)
  // Another page begins at its beginning.
  useEffect(() => {
    if (first !== undefined && frame.current) frame.current.scrollTop = 0
  }, [first])
  const wide = columns.length + (onSelect ? 1 : 0) + (actions ? 1 : 0)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, defaultPrevented } = event
    if (defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (toRowBeside(currentTarget, key) || toCellBeside(currentTarget, key)) event.preventDefault()
  }
  const rowAt = (place: number, placed?: PlacedRow) => {
    const row = shown[place]
    if (!row) return null
    const name = rowName(row.original)
    return (
      <DataRow
        key={row.id}
        {...placed}
        row={row.original}
        columns={columns}
        aria-selected={onSelect && row.getIsSelected()}
        box={
          onSelect && (
            <RowBox label={words.select(name)} checked={row.getIsSelected()} onChange={() => row.toggleSelected()} />
          )
        }
        actions={actions && <RowActions name={name} actions={actions(row.original)} />}
      />
    )
  }
  const body = { ...ROWGROUP, onKeyDown: press, className: busy ? styles.busy : undefined }
  return (
    <div className={styles.list}>
      {(onSelect || tools || summary !== undefined) && (
        <BulkBar count={selected.length} summary={summary} tools={tools} onEnd={() => onSelect?.([])}>
          {bulk}
        </BulkBar>
      )}
      {/* What scrolls has to be reached by the keyboard. */}
      <div ref={frame} {...(isTall && { tabIndex: 0 })} className={classes(styles.frame, isTall && styles.tall)}>
        {/* A phone draws cards of it: what each part is, is said by its role, whatever its style. */}
        <table
          {...{ role: 'table' }}
          ref={drawn}
          aria-labelledby={id}
          aria-busy={busy || state === 'loading'}
          // With its head; of a long list only what is seen is drawn.
          aria-rowcount={state === 'filled' ? shown.length + (hasTotal ? 2 : 1) : undefined}
          className={classes(styles.table, widths && styles.steady)}
        >
          <caption id={id} className={styles.name}>
            {label}
          </caption>
          {widths && (
            <colgroup>
              {widths.map(({ place, width }) => (
                <col key={place} style={{ width }} />
              ))}
            </colgroup>
          )}
          <thead {...ROWGROUP}>
            <tr {...ROW}>
              {onSelect && (
                <th {...HEAD} scope="col" className={styles.box}>
                  <RowBox
                    named
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
                    first={place === 0}
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
          {state === 'loading' && <SkeletonRows columns={wide} />}
          {state === 'filled' && !isLong && <tbody {...body}>{shown.map((_, place) => rowAt(place))}</tbody>}
          {isLong && (
            <VirtualRows
              {...body}
              count={shown.length}
              scroller={frame}
              columns={wide}
              keyOf={place => shown[place]?.id ?? `${place}`}
              row={rowAt}
            />
          )}
          {hasTotal && (
            <tfoot {...ROWGROUP}>
              <TotalRow columns={columns} before={onSelect !== undefined} behind={actions !== undefined} />
            </tfoot>
          )}
        </table>
      </div>
      {state === 'filled' && <CellCopier frame={frame} />}
      {state === 'loading' && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {state === 'failed' && failure}
      {state === 'empty' && empty}
    </div>
  )
}

const ROWGROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
