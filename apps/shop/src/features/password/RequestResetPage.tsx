import { useSentForm } from '@billett/web-kit/forms/sent-form.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { requestPasswordReset } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RequestResetForm } from './RequestResetForm.tsx'
import { ResetMailSent } from './ResetMailSent.tsx'

/** Asks for a mail with the link to a new password. What it says is the same for every address. */
export function RequestResetPage() {
  const { t } = useTexts()
  const { modules } = useShop().client.config
  const alone = useSentForm(requestPasswordReset)
  const [sentTo, setSentTo] = useState(alone?.errors.length === 0 ? alone.values.email : undefined)
  if (sentTo !== undefined)
    return (
      <Page width="text">
        <ResetMailSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      </Page>
    )
  return (
    <Page width="text">
      <Headline
        headline={t('signIn.reset.headline')}
        lead={modules.login.resetPassword ? t('signIn.reset.lead') : t('signIn.reset.closed')}
      />
      {modules.login.resetPassword && <RequestResetForm onSent={setSentTo} />}
    </Page>
  )
}
