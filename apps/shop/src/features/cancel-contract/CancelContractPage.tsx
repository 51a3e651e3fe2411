import { CancelWithoutLogin } from '@billett/contract'
import { useSentDeclaration } from '@billett/web-kit/calls/use-sent-declaration.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { cancelWithoutLogin } from '../../state/subscription/subscription.calls.ts'
import { selectIsCustomer } from '../../state/user/user.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CancelContractForm } from './CancelContractForm.tsx'
import { CancelContractReceipt, type Sent } from './CancelContractReceipt.tsx'

/** Only for whoever is signed in. */
const OwnContracts = lazyWithTexts(['ownContracts'], () =>
  import('./OwnContracts.tsx').then(module => module.OwnContracts),
)

/** § 312k BGB: asks for what the law allows and confirms what was sent. */
export function CancelContractPage() {
  const { t } = useTexts()
  const isCustomer = useAppSelector(selectIsCustomer)
  const alone = useSentDeclaration(cancelWithoutLogin, CancelWithoutLogin)
  const [sent, setSent] = useState<Sent | undefined>(alone && { ...alone.reply, declared: alone.declared })
  return (
    <Page width="text">
      {sent ? (
        <CancelContractReceipt sent={sent} />
      ) : (
        <>
          <Headline headline={t('cancelContract.headline')} lead={t('cancelContract.lead')} />
          {isCustomer && (
            <Suspense fallback={null}>
              <OwnContracts />
            </Suspense>
          )}
          <CancelContractForm onSent={setSent} />
        </>
      )}
    </Page>
  )
}
