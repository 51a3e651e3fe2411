import type { StaffClient } from '@billett/contract'
import { useEffect } from 'react'
import { getStaffClients } from '../state/admin/admin.calls.ts'
import { selectClients } from '../state/admin/admin.selectors.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

const NONE: readonly StaffClient[] = []

/**
 * The companies whose rows the reader sees, the own one first; none until they are known. Asked for once, and only
 * where they are needed.
 */
export function useClients(isNeeded = true): readonly StaffClient[] {
  const dispatch = useAppDispatch()
  const clients = useAppSelector(selectClients)
  const isKnown = clients !== null
  useEffect(() => {
    if (isNeeded && !isKnown) void dispatch(getStaffClients())
  }, [dispatch, isKnown, isNeeded])
  return clients ?? NONE
}
