import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
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
