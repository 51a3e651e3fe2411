import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffOrderTags } from '../../state/admin/admin.calls.ts'
import { selectOrderTags } from '../../state/admin/admin.selectors.ts'

const NONE: readonly string[] = []

/** What orders are tagged with; none until it is known, and asked for anew when a tag came or went. */
export function useOrderTags(): readonly string[] {
  const dispatch = useAppDispatch()
  const tags = useAppSelector(selectOrderTags)
  const isKnown = tags !== null
  useEffect(() => {
    if (!isKnown) void dispatch(getStaffOrderTags())
  }, [dispatch, isKnown])
  return tags ?? NONE
}
