import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { confirmBaseData, getStaffUser } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

/** Finds the base data of a customer right, or rejects what was found right (Spec 3 §§2.4, 4); not those of staff. */
export function ConfirmDataButton({ user }: { user: StaffUserDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const refusalText = useRefusalText()
  const dispatch = useAppDispatch()
  const mayConfirm = useAppSelector(selectHolds(['AllowedToConfirmUser']))
  const [busy, setBusy] = useState(false)
  const { userId, userType, state, confirmed } = user
  if (!mayConfirm || state !== 'active' || !hasUserType(userType, USER_TYPE.WebShop)) return null
  const turn = async () => {
    setBusy(true)
    const answer = await dispatch(confirmBaseData({ params: { userId }, body: { expected: confirmed } }))
    setBusy(false)
    if (confirmBaseData.fulfilled.match(answer))
      say(t(confirmed ? 'baseData.rejectedNow' : 'baseData.confirmedNow', { name: userName(user) }))
    else say(refusalText(answer.payload?.errors))
    // Somebody else may have been faster: what is shown is asked for anew.
    void dispatch(getStaffUser({ params: { userId } }))
  }
  return (
    <BusyButton variant="outlined" busy={busy} onClick={() => void (busy || turn())}>
      {t(confirmed ? 'users.rejectData' : 'users.confirmData')}
    </BusyButton>
  )
}
