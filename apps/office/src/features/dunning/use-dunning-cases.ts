import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import type { DunningListState } from '../../lists/dunning-address.ts'
import { getDunningCases } from '../../state/admin/admin.calls.ts'
import { selectDunningCases } from '../../state/admin/admin.selectors.ts'

/** The cases that the address asks for. Pages of calls begin at 0. */
export function useDunningCases({ list, page, pageSize }: DunningListState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectDunningCases)
  const { loading, failed, errors } = useCall(getDunningCases)
  const again = useCallback(() => {
    const query = { list: list === 'all' ? undefined : list, page: page - 1, pageSize }
    void dispatch(getDunningCases({ query }))
  }, [dispatch, list, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
