import type { StaffUser } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { setStaffUserActive } from '../../state/admin/admin.calls.ts'
import { selectHolds, selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

type Account = Pick<StaffUser, 'userId' | 'userType' | 'state' | 'email' | 'firstName' | 'lastName' | 'customerNumber'>

/**
 * Lets somebody sign in or not any more, after a question. It is not there where that cannot be: without the right, for
 * the reader's own account, and as long as only its owner can activate an account.
 */
export function ActiveButton({ user }: { user: Account }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { userId } = useAppSelector(selectUser)
  const mayEdit = useAppSelector(selectHolds(['AllowedToEditUsers']))
  const mayManage = useAppSelector(selectHolds(['AllowedToManageStaff']))
  const { errors } = useCall(setStaffUserActive)
  const active = user.state !== 'active'
  const name = userName(user)
  const act = active ? 'enable' : 'disable'
  const { ask, question } = useConfirmed({
    title: t(`users.${act}.title`, { name }),
    text: () => t(`users.${act}.text`),
    yes: t(`users.${act}.yes`),
    act: async () => {
      const answer = await dispatch(
        setStaffUserActive({ params: { userId: user.userId }, body: { userId: user.userId, active } }),
      )
      return setStaffUserActive.fulfilled.match(answer)
    },
    failure: <CallErrors errors={errors} all />,
    onDone: () => say(t(`users.${act}.done`, { name })),
  })
  const isChangeable = user.state === 'active' || user.state === 'disabled'
  const isStaff = hasUserType(user.userType, USER_TYPE.HGS)
  if (!mayEdit || !isChangeable || user.userId === userId || (isStaff && !mayManage)) return null
  return (
    <>
      <Button variant="outlined" color={active ? 'primary' : 'error'} onClick={() => ask()}>
        {t(`users.${act}.yes`)}
      </Button>
      {question}
    </>
  )
}
