import type { StaffCount } from '@billett/contract'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { DataTable, type DataTableProps } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import type { ReactNode } from 'react'
import { rowsFound, rowsToTurn } from '../../lists/rows-found.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ListFailure } from '../ListFailure.tsx'
import { useColumnsOfClients } from './use-columns-of-clients.ts'

/** Rows that were asked for, and how that goes. */
interface Asked<Row> {
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** Of lists that are counted apart: null until that is done. */
  found?: StaffCount | null
  busy: boolean
  failed: boolean
  errors: readonly CallError[]
  again: () => void
}

/** What stands in place of the rows where there are none: why, and the next step. */
interface None {
  icon: string
  title: string
  text: ReactNode
  action?: ReactNode
}

interface Paging {
  /** From 1 on. */
  page: number
  pageSize: number
  /** What `pageSize` may be; as all lists have it where that is not said. */
  pageSizes?: readonly number[]
  onChange: (change: { page: number; pageSize: number }) => void
}

type TableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'busy' | 'summary' | 'empty' | 'failure'>

export interface StaffListProps<Row> extends TableProps<Row> {
  asked: Asked<Row>
  /** How many there are, in words; left out where that is nothing to be told. */
  count: ((found: StaffCount) => string) | undefined
  none: None
  /** Left out where the list comes as a whole. */
  paging?: Paging
}

/** A page alone is not put in order: its rows would not be the first ones of the whole. */
const unsorted = <Row,>({ sortedBy: _, ...column }: DataColumn<Row>): DataColumn<Row> => column

/** A list of staff in its states: on its way, filled, empty, failed; and the way to its other pages. */
export function StaffList<Row extends object>({ asked, count, none, paging, ...table }: StaffListProps<Row>) {
  const { t } = useTexts()
  const columns = useColumnsOfClients(table.columns)
  const { busy, failed, errors, again } = asked
  const known = { rows: asked.rows?.length, found: asked.found }
  const found = rowsFound(known, paging)
  const isWhole = !paging || (paging.page === 1 && (known.rows ?? 0) < paging.pageSize)
  return (
    <>
      <DataTable
        {...table}
        columns={isWhole || table.onSort ? columns : columns.map(unsorted)}
        rows={asked.rows}
        busy={busy}
        summary={failed || !count ? undefined : found ? count(found) : t('common.loading')}
        empty={
          <EmptyState icon={none.icon} title={none.title} action={none.action}>
            {none.text}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      {paging && (
        <Pagination
          of={table.label}
          page={paging.page}
          pageSize={paging.pageSize}
          {...rowsToTurn(known, paging)}
          pageSizes={paging.pageSizes ?? PAGE_SIZES}
          onChange={paging.onChange}
        />
      )}
    </>
  )
}
