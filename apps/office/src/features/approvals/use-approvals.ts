import { type ApprovalsState, askedState } from '@billett/contract/lists/approvals-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOwnStaffApprovals, getStaffApprovals } from '../../state/admin/admin.calls.ts'
import { selectApprovals } from '../../state/admin/admin.selectors.ts'
import { selectHolds } from '../../state/user.selectors.ts'

/**
 * What people have asked for, as the address says; asked anew when it says something else. Who agrees to nothing sees
 * what they have asked for themselves.
 */
export function useApprovals({ state: shown, whose, page, pageSize }: ApprovalsState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectApprovals)
  const mayApprove = useAppSelector(selectHolds(['AllowedToApprove']))
  const isOwn = !mayApprove || whose === 'mine'
  const all = useCall(getStaffApprovals)
  const own = useCall(getOwnStaffApprovals)
  const { loading, failed, errors } = isOwn ? own : all
  const again = useCallback(() => {
    const query = { state: askedState({ state: shown }), page: page - 1, pageSize }
    void dispatch(isOwn ? getOwnStaffApprovals({ query }) : getStaffApprovals({ query }))
  }, [dispatch, isOwn, shown, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again, mayApprove }
}
