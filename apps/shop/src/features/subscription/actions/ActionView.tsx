import type { SubscriptionContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { type ComponentType, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { AccountAction } from '../debited-account/AccountAction.tsx'
import { ActionHeadline } from './ActionHeadline.tsx'
import { CancelAction } from './CancelAction.tsx'
import { CertificateAction } from './CertificateAction.tsx'
import { PauseAction } from './PauseAction.tsx'
import { ProofAction } from './ProofAction.tsx'
import { RecipientAction } from './RecipientAction.tsx'
import { RefundAction } from './RefundAction.tsx'
import { ReplacementAction } from './ReplacementAction.tsx'
import { TakeBackAction } from './TakeBackAction.tsx'

interface ActionProps {
  contract: SubscriptionContract
}

const ACTIONS: Readonly<Record<string, ComponentType<ActionProps>>> = {
  cancel: CancelAction,
  pause: PauseAction,
  refund: RefundAction,
  replacement: ReplacementAction,
  cardRecipient: RecipientAction,
  travelExpenseCertificate: CertificateAction,
  takeBack: TakeBackAction,
  proof: ProofAction,
  account: AccountAction,
}

interface Props extends ActionProps {
  /** As the address names it. */
  action: string
}

/** One thing to be done about a contract, or why it cannot be. */
export function ActionView({ contract, action }: Props) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const Chosen = ACTIONS[action]
  // As it was on the way in: what has been asked for cannot be asked for once more, and its receipt stays.
  const [refusal] = useState(() => contract.allowedActions.find(one => one.action === action)?.reason)
  if (Chosen && !refusal) return <Chosen contract={contract} />
  return (
    <>
      <ActionHeadline headline={contract.subscriptionName} />
      <MessageBox
        kind="info"
        action={
          <Button component={Link} to={pathname} variant="contained">
            {t('subscriptionActions.toContract')}
          </Button>
        }
      >
        {refusal ?? t('subscriptionActions.unknown')}
      </MessageBox>
    </>
  )
}
