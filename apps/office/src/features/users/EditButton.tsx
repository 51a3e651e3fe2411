import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const EditDialog = lazyPiece(() => import('./EditDialog.tsx').then(module => module.EditDialog))

/** Opens the data of an account to be changed; only where they are shown whole, and are of the own company. */
export function EditButton({ user }: { user: StaffUserDetail }) {
  const { t } = useTexts()
  const { clientId } = useOffice().client.config.settings
  const mayEdit = useAppSelector(selectHolds(['AllowedToEditUsers', 'AllowedToSeePersonalDetails']))
  const mayManage = useAppSelector(selectHolds(['AllowedToManageStaff']))
  const [open, setOpen] = useState(false)
  const isStaff = hasUserType(user.userType, USER_TYPE.HGS)
  if (!mayEdit || user.isMasked || user.state === 'deleted' || user.clientId !== clientId) return null
  if (isStaff && !mayManage) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('users.edit.open')}
      </Button>
      {open && (
        <Suspense>
          <EditDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
