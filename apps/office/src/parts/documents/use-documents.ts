import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffDocuments } from '../../state/admin/admin.calls.ts'
import { selectDocuments } from '../../state/admin/admin.selectors.ts'

/** The documents of a customer; undefined while they are on their way. */
export function useDocuments(userId: string) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectDocuments(userId)) ?? undefined
  const { loading, failed, errors } = useCall(getStaffDocuments)
  const again = useCallback(
    () => void dispatch(getStaffDocuments({ params: { userId }, query: {} })),
    [dispatch, userId],
  )
  useEffect(again, [again])
  return { rows, loading, failed, errors, again }
}
