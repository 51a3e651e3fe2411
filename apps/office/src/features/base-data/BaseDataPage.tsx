import type { ConfirmableBaseData } from '@billett/contract'
import { BASE_DATA_PAGE_SIZES, baseDataAddress, isSearch } from '@billett/contract/lists/base-data-address.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountCheckOutline } from '@mdi/js'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { StaffListFile } from '../../parts/list/StaffListFile.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { confirmBaseData } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BaseDataSearch } from './BaseDataSearch.tsx'
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
  const asked = useBaseData(state, type)
  const { rows, again } = asked
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
  const { email, firstName, lastName } = state
  const filters = (
    <>
      {kinds.types && type !== undefined ? (
        <BaseDataSearch
          // What is typed follows the address: a step back shows what was asked for then.
          key={[email, firstName, lastName, type].join('\n')}
          asked={{ email, firstName, lastName, type }}
          types={kinds.types}
          onSearch={said => change({ ...said, page: 1 })}
        />
      ) : kinds.failed ? (
        <ListFailure errors={kinds.errors} onAgain={kinds.again} />
      ) : (
        <SkeletonList label={t('common.loading')} rows={1} />
      )}
      <CallErrors errors={refused} all />
    </>
  )
  return (
    <StaffListPage
      title={t('frame.titles.baseData')}
      filters={filters}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={customerName}
      {...bulk.table}
      count={isSearch(state) ? ({ count }) => t('baseData.found', { count }) : undefined}
      tools={
        isSearch(state) &&
        type !== undefined && (
          <StaffListFile
            list="adminBaseData"
            address={`${baseDataAddress.write(new URLSearchParams(), { ...state, type })}`}
          />
        )
      }
      none={{
        icon: mdiAccountCheckOutline,
        title: t(isSearch(state) ? 'baseData.none' : 'baseData.begin'),
        text: t(isSearch(state) ? 'baseData.noneText' : 'baseData.beginText'),
      }}
      paging={isSearch(state) ? { ...state, pageSizes: BASE_DATA_PAGE_SIZES, onChange: change } : undefined}
    >
      {bulk.dialog}
    </StaffListPage>
  )
}
