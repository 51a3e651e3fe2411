import type { StaffUser } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { resetSecondFactor } from '../../state/second-factor/factor.calls.ts'
import { selectHolds, selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

type Account = Pick<StaffUser, 'userId' | 'userType' | 'email' | 'firstName' | 'lastName' | 'customerNumber'>

/** Takes away what a colleague has lost, after a question; they set another one up when they sign in. */
export function ResetFactorButton({ user }: { user: Account }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { userId } = useAppSelector(selectUser)
  const mayManage = useAppSelector(selectHolds(['AllowedToManageStaff']))
  const { errors } = useCall(resetSecondFactor)
  const { ask, question } = useConfirmed({
    title: t('users.resetFactor.title', { name: userName(user) }),
    text: () => t('users.resetFactor.text'),
    yes: t('users.resetFactor.yes'),
    act: async () =>
      resetSecondFactor.fulfilled.match(await dispatch(resetSecondFactor({ params: { userId: user.userId } }))),
    failure: <CallErrors errors={errors} all />,
    onDone: () => say(t('users.resetFactor.done')),
  })
  if (!mayManage || !hasUserType(user.userType, USER_TYPE.HGS) || user.userId === userId) return null
  return (
    <>
      <Button variant="outlined" onClick={() => ask()}>
        {t('users.resetFactor.yes')}
      </Button>
      {question}
    </>
  )
}
