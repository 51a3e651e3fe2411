import type { ConfirmableBaseData } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountCheckOutline } from '@mdi/js'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { confirmBaseData } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BaseDataSearch } from './BaseDataSearch.tsx'
import { BASE_DATA_PAGE_SIZES, baseDataAddress, isSearch } from './base-data-address.ts'
import { customerName } from './customer-name.ts'
import { useBaseData } from './use-base-data.ts'
import { useBaseDataBulk } from './use-base-data-bulk.tsx'
import { useBaseDataColumns } from './use-base-data-columns.tsx'
import { useInfoTypes } from './use-info-types.ts'

const NO_ERRORS: readonly CallError[] = []

const rowId = ({ id }: ConfirmableBaseData) => id

/** Customers whose data are found right, or not (Spec 3 §§2.1, 4). */
export function BaseDataPage() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { state, change } = useListAddress(baseDataAddress)
  const kinds = useInfoTypes()
  const type = kinds.types ? state.type || kinds.usual : undefined
  const { rows, busy, failed, errors, again } = useBaseData(state, type)
  const [refused, setRefused] = useState(NO_ERRORS)
  const onTurn = useCallback(
    async (row: ConfirmableBaseData) => {
      setRefused(NO_ERRORS)
      const answer = await dispatch(confirmBaseData({ params: { userId: row.id }, body: { expected: row.confirmed } }))
      if (confirmBaseData.rejected.match(answer)) setRefused(answer.payload?.errors ?? NO_ERRORS)
      else say(t(row.confirmed ? 'baseData.rejectedNow' : 'baseData.confirmedNow', { name: customerName(row) }))
      // Somebody else may have been there first, or changed the data: what is shown is asked for anew (Spec 3 §4).
      again()
    },
    [dispatch, again, say, t],
  )
  const columns = useBaseDataColumns(onTurn)
  const bulk = useBaseDataBulk(rows, again)
  const shown = rows?.length ?? 0
  const { email, firstName, lastName, page, pageSize } = state
  return (
    <Page>
      <Headline headline={t('frame.titles.baseData')} />
      <Stack spacing={1}>
        {kinds.types && type !== undefined ? (
          <BaseDataSearch
            // What is typed follows the address: a step back shows what was asked for then.
            key={[email, firstName, lastName, type].join('\n')}
            asked={{ email, firstName, lastName, type }}
            types={kinds.types}
            onSearch={asked => change({ ...asked, page: 1 })}
          />
        ) : kinds.failed ? (
          <ListFailure errors={kinds.errors} onAgain={kinds.again} />
        ) : (
          <SkeletonList label={t('common.loading')} rows={1} />
        )}
        <CallErrors errors={refused} all />
        <DataTable
          label={t('frame.titles.baseData')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={customerName}
          {...bulk.table}
          summary={failed || !isSearch(state) ? undefined : t('baseData.found', { count: shown })}
          empty={
            <EmptyState icon={mdiAccountCheckOutline} title={t(isSearch(state) ? 'baseData.none' : 'baseData.begin')}>
              {t(isSearch(state) ? 'baseData.noneText' : 'baseData.beginText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        {isSearch(state) && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={rowsKnown({ page, pageSize, rows: shown })}
            pageSizes={BASE_DATA_PAGE_SIZES}
            onChange={change}
          />
        )}
      </Stack>
      {bulk.dialog}
    </Page>
  )
}
