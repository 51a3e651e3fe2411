import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffMembers } from '../../state/admin/admin.calls.ts'
import { selectStaffMembers } from '../../state/admin/admin.selectors.ts'

interface Asked {
  /** '' for all of them. */
  clientId: string
  /** From 1 on. */
  page: number
  pageSize: number
}

/** The people that the address asks for; asked anew when it asks for others. */
export function useStaff({ clientId, page, pageSize }: Asked) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectStaffMembers)
  const { loading, failed, errors } = useCall(getStaffMembers)
  const again = useCallback(
    () => void dispatch(getStaffMembers({ query: { clientId: clientId || undefined, page: page - 1, pageSize } })),
    [dispatch, clientId, page, pageSize],
  )
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
