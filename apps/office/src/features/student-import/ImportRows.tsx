import type { Batch, BatchRow } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiTableCheck } from '@mdi/js'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { ROWS_PER_PAGE, rowsOf } from '../../state/school/portal-view.ts'
import { getBatchRows } from '../../state/school/school.calls.ts'
import { selectBatchRows } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { importAddress } from './import-address.ts'
import { useRowColumns } from './use-row-columns.tsx'

const rowId = ({ number }: BatchRow) => String(number)

interface Props {
  batch: Batch
  /** Missing where nothing can be decided any more. */
  onDecide: ((row: BatchRow) => void) | undefined
}

/** Who is in the list, or missing in it, and what becomes of them. */
export function ImportRows({ batch, onDecide }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectBatchRows)
  const { view, choose } = usePortalView()
  const { state, change } = useListAddress(importAddress)
  const { loading, failed, errors } = useCall(getBatchRows)
  const { guid, version, counts } = batch
  const { action, page } = state
  const { rowsPerPage: pageSize } = view
  const again = useCallback(() => {
    const query = { page: page - 1, pageSize, ...(action === '' ? {} : { action }) }
    // A decision makes another version of it, with other rows.
    if (version > 0) void dispatch(getBatchRows({ params: { batchGuid: guid }, query }))
  }, [dispatch, guid, version, page, pageSize, action])
  useEffect(again, [again])
  const columns = useRowColumns(onDecide)
  const shown = counts.filter(one => action === '' || one.action === action)
  return (
    <>
      <DataTable
        label={t('school.imports.rowsTitle')}
        columns={columns}
        rows={rows ?? undefined}
        busy={loading}
        rowId={rowId}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        empty={
          <EmptyState icon={mdiTableCheck} title={t('school.imports.rowsNone')}>
            {t('school.imports.rowsNoneText')}
          </EmptyState>
        }
        failure={failed && !loading ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={shown.reduce((sum, { count }) => sum + count, 0)}
        pageSizes={ROWS_PER_PAGE}
        onChange={next => {
          if (next.pageSize !== pageSize) choose({ rowsPerPage: rowsOf(next.pageSize) })
          change({ page: next.page })
        }}
      />
    </>
  )
}
