import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { Debits } from './use-debits.ts'

/** What was chosen has no price (Spec 2 §4.5), or it could not be asked for. */
export function NoPrice({ debits: { isUnpriced, failed, again } }: { debits: Debits }) {
  const { t } = useTexts()
  return (
    <LiveRegion>
      {isUnpriced && <MessageBox kind="warning">{t('subscriptionCheckout.unpriced')}</MessageBox>}
      {failed && (
        <MessageBox
          kind="warning"
          action={
            <Button variant="contained" onClick={again}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('subscriptionCheckout.priceFailed')}
        </MessageBox>
      )}
    </LiveRegion>
  )
}
