import type { SubscriptionContract } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useEffect } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'
import { ActionReceipt } from './ActionReceipt.tsx'
import { CheckStep } from './CheckStep.tsx'
import { useAction } from './use-action.ts'

/** Takes back what was asked for, which `?request=` names: there is nothing to fill in, only to look at. */
export function TakeBackAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const changeRequestGuid = useQuery().get('request') ?? ''
  const { step, running, errors, check, act } = useAction(contract)
  const wanted = step.at === 'ask' && running === undefined && errors.length === 0
  useEffect(() => {
    if (wanted) void check({ kind: 'takeBack', changeRequestGuid })
  })
  if (step.at === 'done') return <ActionReceipt contract={contract} {...step} />
  const what = contract.listChangeRequests.find(({ guid }) => guid === changeRequestGuid)?.description
  return (
    <>
      <ActionHeadline headline={t('subscriptionActions.takeBack.headline')} lead={what} />
      {step.at === 'check' ? (
        <CheckStep
          preview={step.preview}
          yes={t('subscriptionActions.takeBack.yes')}
          busy={running === 'act'}
          errors={errors}
          onYes={() => void act()}
          onBack={() => navigate(pathname)}
        />
      ) : errors.length > 0 ? (
        <>
          <CallErrors errors={errors} all />
          <Button variant="outlined" onClick={() => navigate(pathname)}>
            {t('subscriptionActions.toContract')}
          </Button>
        </>
      ) : (
        <SkeletonList label={t('common.loading')} rows={2} height={88} />
      )}
    </>
  )
}
