import type { DebitedAccount, SubscriptionContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useAsked } from '../../../hooks/use-asked.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import {
  changeDebitedAccount,
  getDebitedAccount,
  getSubscriptionContracts,
} from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from '../actions/ActionHeadline.tsx'
import { ActionLoaded } from '../actions/ActionLoaded.tsx'
import { AccountEffect } from './AccountEffect.tsx'
import { type Account, AccountForm } from './AccountForm.tsx'

interface StepsProps {
  contract: SubscriptionContract
  known: DebitedAccount
}

function AccountSteps({ contract, known }: StepsProps) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const dispatch = useAppDispatch()
  const { run, running, errors } = useOwnCall<'change'>()
  const [named, setNamed] = useState<Account>()
  const [step, setStep] = useState<'ask' | 'check' | 'done'>('ask')
  const change = async (): Promise<void> => {
    if (!named) return
    const { iban, accountHolder } = named
    const params = { contractGuid: contract.guid }
    const answer = await run('change', changeDebitedAccount({ params, body: { iban, accountHolder, consent: true } }))
    if (!answer) return
    setStep('done')
    void dispatch(getSubscriptionContracts())
  }
  if (step === 'done')
    return (
      <>
        <SavedNotice shown>{t('subscriptionActions.account.saved')}</SavedNotice>
        <Button component={Link} to={pathname} size="large" variant="contained">
          {t('subscriptionActions.toContract')}
        </Button>
      </>
    )
  if (step === 'check' && named)
    return (
      <AccountEffect
        known={known}
        named={named}
        busy={running === 'change'}
        errors={errors}
        onYes={() => void change()}
        onBack={() => setStep('ask')}
      />
    )
  return (
    <AccountForm
      now={known.account}
      mandateText={known.mandateText}
      named={named}
      errors={errors}
      onNamed={account => {
        setNamed(account)
        setStep('check')
      }}
    />
  )
}

/** Has another account debited for what the reader pays of a contract: named, looked at, agreed to. */
export function AccountAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const headline = t('subscriptionActions.account.headline')
  const asked = useAsked(contract.guid, () => getDebitedAccount({ params: { contractGuid: contract.guid } }))
  return (
    <ActionLoaded headline={headline} asked={asked}>
      {([known]) =>
        known && (
          <>
            <ActionHeadline
              headline={headline}
              lead={t('subscriptionActions.account.lead', { name: contract.subscriptionName })}
            />
            <AccountSteps contract={contract} known={known} />
          </>
        )
      }
    </ActionLoaded>
  )
}
