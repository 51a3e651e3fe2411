import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { handOutStaffUserData } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Everything that is stored of a customer as a file, for who has asked for it (GDPR 15); that is noted. */
export function DataCopyButton({ user: { userId, userType, state } }: { user: StaffUserDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const refusalText = useRefusalText()
  const dispatch = useAppDispatch()
  const mayHandOut = useAppSelector(selectHolds(['AllowedToSeePersonalDetails', 'AllowedToExportPersonalData']))
  const [busy, setBusy] = useState(false)
  if (!mayHandOut || state === 'deleted' || !hasUserType(userType, USER_TYPE.WebShop)) return null
  const download = async () => {
    setBusy(true)
    const answer = await dispatch(handOutStaffUserData({ params: { userId } }))
    setBusy(false)
    if (handOutStaffUserData.rejected.match(answer)) return say(refusalText(answer.payload?.errors))
    const { file } = answer.payload
    if (!file) return
    saveFile(file)
    say(t('users.dataCopied', { fileName: file.fileName }))
  }
  return (
    <BusyButton variant="outlined" busy={busy} onClick={() => void (busy || download())}>
      {t('users.dataCopy')}
    </BusyButton>
  )
}
