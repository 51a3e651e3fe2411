import type { StaffOrderDetail } from '@billett/contract'
import { useFormat } from '../../../hooks/use-format.ts'
import type { DetailLine } from '../../../parts/DetailPart.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { RefundActs } from './RefundActs.tsx'

/** Money of an order that goes back, why it could not, who has paid it all the same, and what ends one that failed. */
export function useRefundLines(): (order: StaffOrderDetail, moment: (instant: string) => string) => DetailLine[] {
  const { t } = useTexts()
  const format = useFormat()
  return (order, moment) =>
    order.refunds.map(refund => {
      const { guid, why, state, createdOn, tries, failure, paidFrom, paidReference, paidOn } = refund
      return {
        id: guid,
        what: t(`orders.refundReasons.${why}`),
        more: [
          moment(createdOn),
          t(`orders.refunds.${state}`),
          tries > 1 ? t('orders.tried', { count: tries }) : null,
          failure && t(`refunds.failures.${failure}`),
          paidFrom && t(`refunds.paid.${paidFrom}`, { day: format.date(paidOn ?? ''), reference: paidReference ?? '' }),
        ],
        cents: refund.amountInCent,
        acts: <RefundActs order={order} refund={refund} />,
      }
    })
}
