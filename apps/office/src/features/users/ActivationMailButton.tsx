import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { resendVerificationEmail } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

type Account = Pick<
  StaffUserDetail,
  'userId' | 'userType' | 'state' | 'clientId' | 'email' | 'firstName' | 'lastName' | 'customerNumber'
>

/** Sends the link once more that activates an account; only where nobody has activated or disabled it (Spec 3 §2.4). */
export function ActivationMailButton({ user }: { user: Account }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const mayEdit = useAppSelector(selectHolds(['AllowedToEditUsers']))
  const { errors } = useCall(resendVerificationEmail)
  const { userId, clientId } = user
  const { ask, question } = useConfirmed({
    title: t('users.activation.title', { name: userName(user) }),
    text: () => t('users.activation.text'),
    yes: t('users.activation.yes'),
    act: async () =>
      resendVerificationEmail.fulfilled.match(await dispatch(resendVerificationEmail({ body: { userId, clientId } }))),
    failure: <CallErrors errors={errors} all />,
    onDone: () => say(t('users.activation.done')),
  })
  if (!mayEdit || user.state !== 'registered' || hasUserType(user.userType, USER_TYPE.HGS)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => ask()}>
        {t('users.activation.yes')}
      </Button>
      {question}
    </>
  )
}
