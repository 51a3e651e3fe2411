import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataColumn, Sort } from './data-column.ts'

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() })

const NONE: never[] = []

/** Words as a reader puts them in order, numbers by their size. */
const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : `${one}`.localeCompare(`${other}`, undefined, { numeric: true })

const columnOf = <Row extends object>({ id, sortedBy }: DataColumn<Row>): ColumnDef<typeof features, Row> => ({
  id,
  accessorFn: row => sortedBy?.(row),
  enableSorting: sortedBy !== undefined,
  sortDescFirst: false,
  sortFn: (one, other) => compared(sortedBy?.(one.original) ?? '', sortedBy?.(other.original) ?? ''),
})

interface Options<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  selected: readonly string[]
  onSelect: ((ids: readonly string[]) => void) | undefined
}

/**
 * Rows in order, and which of them are chosen. Where `onSort` is given, the rows come in order from the server; else
 * they are put in order here.
 */
export function useDataTable<Row extends object>(options: Options<Row>) {
  const { columns, rows, rowId, sort, onSort, selected, onSelect } = options
  const [ownSort, setOwnSort] = useState<Sort>()
  const current = onSort ? sort : (ownSort ?? sort)
  const sorting = useMemo(() => (current ? [current] : []), [current])
  const rowSelection = useMemo(() => Object.fromEntries(selected.map(id => [id, true as const])), [selected])
  const defined = useMemo(() => columns.map(columnOf), [columns])
  return useTable({
    features,
    columns: defined,
    data: rows ?? NONE,
    getRowId: rowId,
    manualSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: onSelect !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: change => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) (onSort ?? setOwnSort)({ id: next.id, desc: next.desc })
    },
    onRowSelectionChange: change =>
      onSelect?.(Object.keys(typeof change === 'function' ? change(rowSelection) : change)),
  })
}
