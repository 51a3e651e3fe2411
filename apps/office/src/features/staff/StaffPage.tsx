import type { StaffMember } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountTieOutline } from '@mdi/js'
import { Suspense } from 'react'
import { usePageOfClient } from '../../hooks/use-page-of-client.ts'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { getStaffMembers } from '../../state/admin/admin.calls.ts'
import { selectStaffMembers } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { memberName } from './member-name.ts'
import { NEW, staffAddress } from './staff-address.ts'
import { useStaffColumns } from './use-staff-columns.tsx'

const InviteDialog = lazyPiece(() => import('./InviteDialog.tsx').then(module => module.InviteDialog))
const MemberDialog = lazyPiece(() => import('./MemberDialog.tsx').then(module => module.MemberDialog))

const rowId = ({ userId }: StaffMember) => userId
const opened = ({ userId }: StaffMember) => ({ member: userId })

/** Who works at the company, and what they may do: invited, looked through, changed. */
export function StaffPage() {
  const { t } = useTexts()
  const { state, change } = useListAddress(staffAddress)
  const asked = usePageOfClient(getStaffMembers, selectStaffMembers, state)
  const columns = useStaffColumns(useRowHref(staffAddress, opened))
  const open = asked.rows?.find(({ userId }) => userId === state.member)
  const close = () => change({ member: '' })
  return (
    <StaffListPage
      title={t('frame.titles.staff')}
      lead={t('staff.lead')}
      filters={<ClientField value={state.clientId} onChange={clientId => change({ clientId })} />}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={memberName}
      count={({ count }) => t('staff.found', { count })}
      tools={
        <Button variant="contained" onClick={() => change({ member: NEW })}>
          {t('staff.invite')}
        </Button>
      }
      none={{ icon: mdiAccountTieOutline, title: t('staff.none'), text: t('staff.noneText') }}
      paging={{ ...state, onChange: change }}
    >
      <Suspense>
        {state.member === NEW && (
          <InviteDialog
            onInvited={() => {
              close()
              asked.again()
            }}
            onClose={close}
          />
        )}
        {open && <MemberDialog key={open.userId} member={open} onSaved={close} onClose={close} />}
      </Suspense>
    </StaffListPage>
  )
}
