import type { CancelledOrder } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** px; of what is said when it is known. */
const HEIGHT = 64

interface Props {
  trial: CancelledOrder | undefined
  /** It is on its way. */
  isTrying: boolean
}

/** What goes back, and by which payment, before anything is done. */
export function CancelEffect({ trial, isTrying }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  if (isTrying) return <Skeleton height={HEIGHT} />
  if (!trial) return null
  const { amountInCent, paymentMethod, isWhole, needsSecondPerson } = trial
  const amount = format.money(amountInCent)
  const back = paymentMethod
    ? t('orders.cancel.goesBackBy', { amount, method: paymentMethod })
    : t('orders.cancel.goesBack', { amount })
  return (
    <MessageBox kind={needsSecondPerson ? 'warning' : 'info'}>
      <div>{amountInCent > 0 ? back : t('orders.cancel.nothingBack')}</div>
      <div>{isWhole ? t('orders.cancel.nothingLeft') : t('orders.cancel.restStays')}</div>
      {needsSecondPerson && <div>{t('orders.cancel.second')}</div>}
    </MessageBox>
  )
}
