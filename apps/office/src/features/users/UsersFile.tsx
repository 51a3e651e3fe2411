import { useAppDispatch } from '../../hooks/store-hooks.ts'
import type { UsersState } from '../../lists/users-address.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffUsers } from '../../state/admin/admin.calls.ts'
import { usersFilter, usersSort } from './users-query.ts'

/** Hands all accounts that are looked for to the downloads. */
export function UsersFile({ state }: { state: UsersState }) {
  const dispatch = useAppDispatch()
  return (
    <ListFile
      call={exportStaffUsers}
      ask={format =>
        dispatch(exportStaffUsers({ query: { ...usersFilter(state), sort: usersSort(state), format } })).unwrap()
      }
    />
  )
}
