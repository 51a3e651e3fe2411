import type { SubmissionsState } from '@billett/contract/lists/submissions-address.ts'
import { submissionsFilter } from '@billett/contract/lists/submissions-query.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { countStaffSubmissions, searchStaffSubmissions } from '../../state/admin/admin.calls.ts'
import { selectSubmissions, selectSubmissionsFound } from '../../state/admin/admin.selectors.ts'

/** The submissions that the address asks for, and how many there are; days are those of the region. */
export function useSubmissions({ search, kinds, state, from, to, clientId, page, pageSize }: SubmissionsState) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const rows = useAppSelector(selectSubmissions)
  const found = useAppSelector(selectSubmissionsFound)
  const { loading, failed, errors } = useCall(searchStaffSubmissions)
  const again = useCallback(() => {
    const filter = submissionsFilter({ search, kinds, state, from, to, clientId }, timeZone)
    // Pages of calls begin at 0.
    void dispatch(searchStaffSubmissions({ query: { ...filter, page: page - 1, pageSize } }))
    void dispatch(countStaffSubmissions({ query: filter }))
  }, [dispatch, timeZone, search, kinds, state, from, to, clientId, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, found, busy: loading, failed, errors, again }
}
