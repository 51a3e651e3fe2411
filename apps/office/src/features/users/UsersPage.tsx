import type { StaffUser } from '@billett/contract'
import { usersAddress } from '@billett/contract/lists/users-address.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountSearchOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { UserFilters } from './UserFilters.tsx'
import { useUserColumns } from './use-user-columns.tsx'
import { useUsers } from './use-users.ts'
import { useUsersBulk } from './use-users-bulk.tsx'
import { userName } from './user-name.ts'

const UserDialog = lazyPiece(() => import('./UserDialog.tsx').then(module => module.UserDialog))

const rowId = ({ userId }: StaffUser) => userId
const opened = ({ userId }: StaffUser) => ({ user: userId })

/** Finds accounts: of customers and staff, by whatever somebody knows of one (Spec 3 §2.4). */
export function UsersPage() {
  const { t } = useTexts()
  const kept = useListAddress(usersAddress)
  const { state, change, reset, narrowing } = kept
  const asked = useUsers(state)
  const list = useKeptList('adminUsers', kept, useUserColumns(useRowHref(usersAddress, opened)))
  const bulk = useUsersBulk(asked.rows, asked.again)
  return (
    <StaffListPage
      title={t('frame.titles.users')}
      filters={<UserFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={userName}
      {...bulk.table}
      count={({ count, isExact }) => t(isExact ? 'users.found' : 'users.foundMore', { count })}
      none={{ icon: mdiAccountSearchOutline, title: t('users.none'), text: t('users.noneText') }}
    >
      {bulk.dialog}
      {state.user !== '' && (
        <Suspense>
          <UserDialog userId={state.user} onClose={() => change({ user: '' })} />
        </Suspense>
      )}
    </StaffListPage>
  )
}
