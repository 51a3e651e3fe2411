import type { StaffListedDecision } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { listStaffDecisions } from '../../state/admin/admin.calls.ts'
import type { StaffDecisionsState } from './staff-decisions-address.ts'

/** The decisions that the address asks for; asked anew when it asks for others. */
export function useStaffDecisions({ search, filters, page, pageSize }: StaffDecisionsState) {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState<readonly StaffListedDecision[]>()
  const { loading, failed, errors } = useCall(listStaffDecisions)
  const again = useCallback(() => {
    const narrowed = { search: search.trim() || undefined, filters: filters.length > 0 ? [...filters] : undefined }
    // Pages of calls begin at 0.
    void dispatch(listStaffDecisions({ query: { ...narrowed, page: page - 1, pageSize } })).then(answer => {
      if (listStaffDecisions.fulfilled.match(answer)) setRows(answer.payload.data)
    })
  }, [dispatch, search, filters, page, pageSize])
  useEffect(again, [again])
  return { rows, busy: loading, failed: failed && !loading, errors, again }
}
