import type { StaffClient } from '@billett/contract'
import { useEffect } from 'react'
import { getStaffClients } from '../state/admin/admin.calls.ts'
import { selectClients } from '../state/admin/admin.selectors.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

const NONE: readonly StaffClient[] = []

/** The companies whose rows the reader sees, the own one first; none until they are known. Asked for once. */
export function useClients(): readonly StaffClient[] {
  const dispatch = useAppDispatch()
  const clients = useAppSelector(selectClients)
  const isKnown = clients !== null
  useEffect(() => {
    if (!isKnown) void dispatch(getStaffClients())
  }, [dispatch, isKnown])
  return clients ?? NONE
}
