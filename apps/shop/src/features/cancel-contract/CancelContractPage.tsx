import { CancelWithoutLogin } from '@billett/contract'
import { useSentDeclaration } from '@billett/web-kit/calls/use-sent-declaration.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useState } from 'react'
import { cancelWithoutLogin } from '../../state/subscription/subscription.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CancelContractForm } from './CancelContractForm.tsx'
import { CancelContractReceipt, type Sent } from './CancelContractReceipt.tsx'

/** § 312k BGB: asks for what the law allows and confirms what was sent. */
export function CancelContractPage() {
  const { t } = useTexts()
  const alone = useSentDeclaration(cancelWithoutLogin, CancelWithoutLogin)
  const [sent, setSent] = useState<Sent | undefined>(alone && { ...alone.reply, declared: alone.declared })
  return (
    <Page width="text">
      {sent ? (
        <CancelContractReceipt sent={sent} />
      ) : (
        <>
          <Headline headline={t('cancelContract.headline')} lead={t('cancelContract.lead')} />
          <CancelContractForm onSent={setSent} />
        </>
      )}
    </Page>
  )
}
