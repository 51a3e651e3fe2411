import type { StaffMember } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountTieOutline } from '@mdi/js'
import { Suspense, useCallback } from 'react'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { memberName } from './member-name.ts'
import { NEW, staffAddress } from './staff-address.ts'
import { useStaff } from './use-staff.ts'
import { useStaffColumns } from './use-staff-columns.tsx'

const InviteDialog = lazyPiece(() => import('./InviteDialog.tsx').then(module => module.InviteDialog))
const MemberDialog = lazyPiece(() => import('./MemberDialog.tsx').then(module => module.MemberDialog))

const rowId = ({ userId }: StaffMember) => userId

/** Who works at the company, and what they may do: invited, looked through, changed. */
export function StaffPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { state, change } = useListAddress(staffAddress)
  const { rows, busy, failed, errors, again } = useStaff(state)
  const hrefOf = useCallback(
    ({ userId }: StaffMember) => `${pathname}?${staffAddress.write(new URLSearchParams(search), { member: userId })}`,
    [pathname, search],
  )
  const columns = useStaffColumns(hrefOf)
  const { page, pageSize } = state
  const shown = rows?.length ?? 0
  const open = rows?.find(({ userId }) => userId === state.member)
  const close = () => change({ member: '' })
  return (
    <Page>
      <Headline headline={t('frame.titles.staff')} lead={t('staff.lead')} />
      <Stack spacing={1}>
        <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
        <DataTable
          label={t('frame.titles.staff')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={memberName}
          summary={failed ? undefined : rows ? t('staff.found', { count: shown }) : t('common.loading')}
          tools={
            <Button variant="contained" onClick={() => change({ member: NEW })}>
              {t('staff.invite')}
            </Button>
          }
          empty={
            <EmptyState icon={mdiAccountTieOutline} title={t('staff.none')}>
              {t('staff.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={rowsKnown({ page, pageSize, rows: shown })}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      <Suspense>
        {state.member === NEW && (
          <InviteDialog
            onInvited={() => {
              close()
              again()
            }}
            onClose={close}
          />
        )}
        {open && <MemberDialog key={open.userId} member={open} onSaved={close} onClose={close} />}
      </Suspense>
    </Page>
  )
}
