import { type ApprovalsState, askedState } from '@billett/contract/lists/approvals-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffApprovals } from '../../state/admin/admin.calls.ts'
import { selectApprovals } from '../../state/admin/admin.selectors.ts'

/** What people have asked for, as the address says; asked anew when it says something else. */
export function useApprovals({ state: shown, page, pageSize }: ApprovalsState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectApprovals)
  const { loading, failed, errors } = useCall(getStaffApprovals)
  const again = useCallback(
    () =>
      void dispatch(getStaffApprovals({ query: { state: askedState({ state: shown }), page: page - 1, pageSize } })),
    [dispatch, shown, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
