import type { ChangePreview, ChangeRequest, SubscriptionContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { usePageName } from '../../../hooks/page-name.ts'
import { useShop } from '../../../hooks/shop.ts'
import { ReceiptView } from '../../../parts/receipt/ReceiptView.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Change } from './use-action.ts'

interface Props {
  contract: SubscriptionContract
  request: ChangeRequest
  preview: ChangePreview
  kind: Change['kind']
}

/** What was asked for, when it arrived and what it does: to keep. */
export function ActionReceipt({ contract, request, preview, kind }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { pathname } = useLocation()
  const { subscriptionName, contractNumber } = contract
  const { description, requestedOn, stateText, effectiveOn, takeBackUntil } = request
  const headline = t(`subscriptionActions.receipt.kinds.${kind}`)
  usePageName(headline)
  const day = (date: string | null) => (date === null ? '' : format.longDate(date))
  const isDecided = request.decidedOn !== null || preview.approval === 'automatic'
  return (
    <Stack spacing={3}>
      <ReceiptView
        fileName={t('subscriptionActions.receipt.fileName', { number: contractNumber })}
        next={t(isDecided ? 'subscriptionActions.receipt.done' : 'subscriptionActions.receipt.waiting')}
        receipt={{
          headline,
          received: t('receipt.receivedOn', { when: format.exactMoment(requestedOn) }),
          facts: [
            { name: t('subscriptionActions.receipt.contract'), value: `${subscriptionName}, ${contractNumber}` },
            { name: t('subscriptionActions.receipt.what'), value: description },
            { name: t('subscriptionActions.receipt.effective'), value: day(effectiveOn) },
            { name: t('subscriptionActions.receipt.effect'), value: preview.text.join(' ') },
            { name: t('subscriptionActions.receipt.state'), value: stateText },
            { name: t('subscriptionActions.receipt.takeBackUntil'), value: day(takeBackUntil) },
          ],
        }}
      />
      <div>
        <Button component={Link} to={pathname} variant="outlined" size="large">
          {t('subscriptionActions.toContract')}
        </Button>
      </div>
    </Stack>
  )
}
