import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffMessages } from '../../state/admin/admin.calls.ts'
import { selectMessages } from '../../state/admin/admin.selectors.ts'

interface Asked {
  /** '' for all of them. */
  clientId: string
  /** From 1 on. */
  page: number
  pageSize: number
}

/** The messages that the address asks for; asked anew when it asks for others. */
export function useMessages({ clientId, page, pageSize }: Asked) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectMessages)
  const { loading, failed, errors } = useCall(getStaffMessages)
  const ask = useCallback(
    () => void dispatch(getStaffMessages({ query: { clientId: clientId || undefined, page: page - 1, pageSize } })),
    [dispatch, clientId, page, pageSize],
  )
  useEffect(ask, [ask])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again: ask }
}
