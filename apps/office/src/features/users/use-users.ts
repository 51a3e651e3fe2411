import type { UsersState } from '@billett/contract/lists/users-address.ts'
import { usersFilter } from '@billett/contract/lists/users-query.ts'
import { saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { countStaffUsers, searchStaffUsers } from '../../state/admin/admin.calls.ts'
import { selectUsers, selectUsersFound } from '../../state/admin/admin.selectors.ts'

/** The accounts that the address asks for, and how many there are; asked anew when it asks for others. */
export function useUsers(state: UsersState) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectUsers)
  const found = useAppSelector(selectUsersFound)
  const { loading, failed, errors } = useCall(searchStaffUsers)
  const { search, kind, states, registered, leaving, clientId, sort, page, pageSize } = state
  const ask = useCallback(() => {
    const filter = usersFilter({ search, kind, states, registered, leaving, clientId })
    void dispatch(searchStaffUsers({ query: { ...filter, sort: saidSort(sort), page: page - 1, pageSize } }))
    void dispatch(countStaffUsers({ query: filter }))
  }, [dispatch, search, kind, states, registered, leaving, clientId, sort, page, pageSize])
  useEffect(ask, [ask])
  return { rows: rows ?? undefined, found, busy: loading, failed, errors, again: ask }
}
