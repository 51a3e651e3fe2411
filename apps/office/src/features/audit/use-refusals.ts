import type { AuditState } from '@billett/contract/lists/audit-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffRefusals } from '../../state/admin/admin.calls.ts'
import { selectRefusals } from '../../state/admin/admin.selectors.ts'

/** What people wanted to do and were refused, as the address asks; asked anew when it asks for others. */
export function useRefusals({ from, clientId, page, pageSize }: AuditState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectRefusals)
  const { loading, failed, errors } = useCall(getStaffRefusals)
  const again = useCallback(() => {
    const query = { from: from || undefined, clientId: clientId || undefined, page: page - 1, pageSize }
    void dispatch(getStaffRefusals({ query }))
  }, [dispatch, from, clientId, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again }
}
