import { STAFF_ROWS, type StaffUser } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountSearchOutline } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { usersAddress } from '../../lists/users-address.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { UserFilters } from './UserFilters.tsx'
import { UsersFile } from './UsersFile.tsx'
import { useUserColumns } from './use-user-columns.tsx'
import { useUsers } from './use-users.ts'
import { useUsersBulk } from './use-users-bulk.tsx'
import { userName } from './user-name.ts'

const UserDialog = lazyPiece(() => import('./UserDialog.tsx').then(module => module.UserDialog))

const rowId = ({ userId }: StaffUser) => userId

/** Finds accounts: of customers and staff, by whatever somebody knows of one (Spec 3 §2.4). */
export function UsersPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { state, change, reset, narrowing } = useListAddress(usersAddress)
  const { rows, found, busy, failed, errors, again } = useUsers(state)
  const hrefOf = useCallback(
    ({ userId }: StaffUser) => `${pathname}?${usersAddress.write(new URLSearchParams(search), { user: userId })}`,
    [pathname, search],
  )
  const columns = useUserColumns(hrefOf)
  const bulk = useUsersBulk(rows, again)
  const summary = found
    ? t(found.isExact ? 'users.found' : 'users.foundMore', { count: found.count })
    : t('common.loading')
  return (
    <Page>
      <Headline headline={t('frame.titles.users')} />
      <Stack spacing={1}>
        <UserFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.users')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={userName}
          sort={state.sort}
          onSort={({ desc }) => change({ sort: { id: 'registeredOn', desc } })}
          {...bulk.table}
          summary={failed ? undefined : summary}
          tools={
            <>
              <SavedViews list="adminUsers" address={usersAddress} />
              <UsersFile state={state} />
            </>
          }
          empty={
            <EmptyState icon={mdiAccountSearchOutline} title={t('users.none')}>
              {t('users.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={found?.isExact ? found.count : STAFF_ROWS}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {bulk.dialog}
      {state.user !== '' && (
        <Suspense>
          <UserDialog userId={state.user} onClose={() => change({ user: '' })} />
        </Suspense>
      )}
    </Page>
  )
}
