import type { UsersState } from '@billett/contract/lists/users-address.ts'
import { usersFilter, usersSort } from '@billett/contract/lists/users-query.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffUsers } from '../../state/admin/admin.calls.ts'

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
