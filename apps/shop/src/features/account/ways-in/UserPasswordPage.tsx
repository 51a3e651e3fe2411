import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { Headline } from '@billett/web-kit/kit/Headline.tsx'
import { Page } from '@billett/web-kit/kit/Page.tsx'
import { SavedNotice } from '@billett/web-kit/kit/SavedNotice.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { changePassword } from '../../../state/user/user.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** A new password by the old one. */
export function UserPasswordPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [changes, setChanges] = useState(0)
  useEffect(
    () => () => {
      dispatch(resetAction(changePassword.typePrefix))
    },
    [dispatch],
  )
  return (
    <Page width="text">
      <Headline headline={t('account.password.headline')} lead={t('account.password.lead')} />
      <SavedNotice key={`saved-${changes}`} shown={changes > 0}>
        {t('account.password.saved')}
      </SavedNotice>
      <ChangePasswordForm key={changes} onSaved={() => setChanges(changes + 1)} />
    </Page>
  )
}
