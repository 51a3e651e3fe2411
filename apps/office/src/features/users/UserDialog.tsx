import { hasUserType, USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { DocumentsButton } from '../../parts/documents/DocumentsButton.tsx'
import { getStaffUser } from '../../state/admin/admin.calls.ts'
import { selectSeenUser } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ActivationMailButton } from './ActivationMailButton.tsx'
import { ActiveButton } from './ActiveButton.tsx'
import { ConfirmDataButton } from './ConfirmDataButton.tsx'
import { DataCopyButton } from './DataCopyButton.tsx'
import { EditButton } from './EditButton.tsx'
import { ResetFactorButton } from './ResetFactorButton.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { TakeOverButton } from './TakeOverButton.tsx'
import { UserDetail } from './UserDetail.tsx'
import { userName } from './user-name.ts'

interface Props {
  userId: string
  onClose: () => void
}

/** Everything about one account, over the list; looking is noted, so it is asked for once. */
export function UserDialog({ userId, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectSeenUser(userId))
  const { failed, errors } = useCall(getStaffUser)
  useEffect(() => {
    void dispatch(getStaffUser({ params: { userId } }))
  }, [dispatch, userId])
  return (
    <DialogShell
      open
      title={user ? t('users.named', { name: userName(user) }) : t('users.one')}
      width="lg"
      onClose={onClose}
      actions={
        <>
          {user && !hasUserType(user.userType, USER_TYPE.HGS) && user.state !== 'deleted' && (
            <DocumentsButton userId={user.userId} name={userName(user)} />
          )}
          {user && <DataCopyButton user={user} />}
          {user && <TakeOverButton user={user} />}
          {user && <EditButton user={user} />}
          {user && <ConfirmDataButton user={user} />}
          {user && <ActivationMailButton user={user} />}
          {user && <ResetFactorButton user={user} />}
          {user && <SignOutButton user={user} />}
          {user && <ActiveButton user={user} />}
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {user && <UserDetail user={user} />}
      {!user && failed && <CallErrors errors={errors} all />}
      {!user && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </DialogShell>
  )
}
