import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { endUserSessions, getStaffUser } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

/** Signs somebody out everywhere, after a question; not there where they are signed in nowhere. */
export function SignOutButton({ user }: { user: StaffUserDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const mayEdit = useAppSelector(selectHolds(['AllowedToEditUsers']))
  const mayManage = useAppSelector(selectHolds(['AllowedToManageStaff']))
  const { errors } = useCall(endUserSessions)
  const params = { userId: user.userId }
  const { ask, question } = useConfirmed({
    title: t('users.signOut.title', { name: userName(user) }),
    text: () => t('users.signOut.text', { count: user.sessions.length }),
    yes: t('users.signOut.yes'),
    act: async () => endUserSessions.fulfilled.match(await dispatch(endUserSessions({ params, body: {} }))),
    failure: <CallErrors errors={errors} all />,
    onDone: () => {
      say(t('users.signOut.done'))
      void dispatch(getStaffUser({ params }))
    },
  })
  const isStaff = hasUserType(user.userType, USER_TYPE.HGS)
  if (!mayEdit || (isStaff && !mayManage) || user.sessions.length === 0) return null
  return (
    <>
      <Button variant="outlined" onClick={() => ask()}>
        {t('users.signOut.yes')}
      </Button>
      {question}
    </>
  )
}
