import type { BaseDataQuery } from '@billett/contract'
import { ANY_TYPE, type BaseDataState, isSearch } from '@billett/contract/lists/base-data-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getConfirmableBaseData } from '../../state/admin/admin.calls.ts'
import { selectConfirmableBaseData } from '../../state/admin/admin.selectors.ts'

/** The page that is asked for; pages of calls begin at 0. */
const baseDataQuery = ({ email, firstName, lastName, type, page, pageSize }: BaseDataState): BaseDataQuery => ({
  email: email || undefined,
  firstName: firstName || undefined,
  lastName: lastName || undefined,
  type: type === ANY_TYPE ? undefined : type,
  page: page - 1,
  pageSize,
})

/** The customers that the address asks for, once it asks for somebody and `type` is known. */
export function useBaseData(state: BaseDataState, type: string | undefined) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectConfirmableBaseData)
  const { loading, failed, errors } = useCall(getConfirmableBaseData)
  const isAsked = isSearch(state) && type !== undefined
  const again = useCallback(() => {
    if (isSearch(state) && type !== undefined)
      void dispatch(getConfirmableBaseData({ query: baseDataQuery({ ...state, type }) }))
  }, [dispatch, state, type])
  useEffect(again, [again])
  return isAsked
    ? { rows: rows ?? undefined, busy: loading, failed, errors, again }
    : { rows: isSearch(state) ? undefined : [], busy: isSearch(state), failed: false, errors: [], again }
}
