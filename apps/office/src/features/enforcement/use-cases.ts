import type { EnforcementListState } from '@billett/contract/lists/enforcement-address.ts'
import { saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { countStaffEnforcementCases, getStaffEnforcementCases } from '../../state/admin/admin.calls.ts'
import { selectCases, selectCasesFound } from '../../state/admin/admin.selectors.ts'

/** The cases that the address asks for, and how many there are. */
export function useCases({ search, state, clientId, sort, page, pageSize }: EnforcementListState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectCases)
  const found = useAppSelector(selectCasesFound)
  const { loading, failed, errors } = useCall(getStaffEnforcementCases)
  const again = useCallback(() => {
    const filter = {
      search: search.trim() || undefined,
      state: state === 'all' ? undefined : state,
      clientId: clientId || undefined,
    }
    // Pages of calls begin at 0.
    void dispatch(getStaffEnforcementCases({ query: { ...filter, page: page - 1, pageSize, sort: saidSort(sort) } }))
    void dispatch(countStaffEnforcementCases({ query: filter }))
  }, [dispatch, search, state, clientId, sort, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, found, busy: loading, failed, errors, again }
}
