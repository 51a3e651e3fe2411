import type { StaffOrderDetail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { StaffLog } from '../../parts/StaffLog.tsx'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { whyKept } from './cancellation/sales-left.ts'
import { OrderParts } from './OrderParts.tsx'
import { OrderState } from './OrderState.tsx'
import { OrderTags } from './OrderTags.tsx'

/** An order as staff see it: who, what, and the way of its money. */
export function OrderDetail({ order }: { order: StaffOrderDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const moment = (instant: string) => `${format.instantDate(instant)}, ${format.instantTime(instant)}`
  const mayCancel = useAppSelector(selectHolds(['AllowedToCancelOrders']))
  const kept = mayCancel ? whyKept(order) : undefined
  const { buyer, account, internalError: error } = order
  const told = ({ step, trouble, tries, nextTryOn }: NonNullable<typeof error>) =>
    [
      `${t(`fulfilment.steps.${step}`)}: ${t(`fulfilment.trouble.${trouble}`)}`,
      t('orders.tried', { count: tries }),
      nextTryOn === null ? t('fulfilment.givenUp') : t('orders.triedAgain', { moment: moment(nextTryOn) }),
    ].join(' · ')
  const facts = [
    { term: t('orders.state'), detail: <OrderState state={order.state} /> },
    { term: t('orders.cancel.term'), detail: kept && t(`orders.kept.${kept}`) },
    { term: t('orders.troubles'), detail: order.troubles.map(trouble => t(`orders.trouble.${trouble}`)).join(', ') },
    { term: t('orders.date'), detail: moment(order.date) },
    { term: t('orders.client'), detail: order.client },
    { term: t('orders.email'), detail: order.email },
    {
      term: t('orders.buyer'),
      detail:
        buyer &&
        [
          `${buyer.firstName} ${buyer.lastName}`,
          `${buyer.street} ${buyer.houseNumber}`,
          `${buyer.postCode} ${buyer.city}`,
          buyer.additional,
        ]
          .filter(line => line.trim() !== '')
          .join(', '),
    },
    {
      term: t('orders.account'),
      detail: account && (
        <SubjectLink kind="user" id={account.userId} name={account.customerNumber ?? t('orders.accountOf')} />
      ),
    },
    { term: t('orders.payment'), detail: order.paymentMethod },
    { term: t('orders.purpose'), detail: order.settleUpPurpose },
    { term: t('orders.reference'), detail: order.externalReference },
    { term: t('orders.amount'), detail: format.money(order.amountInCent) },
    { term: t('orders.paidOn'), detail: order.paidOn && moment(order.paidOn) },
    { term: t('orders.invoice'), detail: order.invoiceNumber },
    { term: t('orders.internalError'), detail: error && told(error) },
    {
      term: t('orders.cancel.reason'),
      detail: order.cancelReason && t(`orders.cancel.reasons.${order.cancelReason}`),
    },
    { term: t('orders.comment'), detail: order.comment },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section tabIndex={0} aria-label={t('orders.named', { number: order.orderNumber })}>
      {/* A fact nobody knows is left out. */}
      <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
      <OrderTags order={order} />
      <OrderParts order={order} moment={moment} />
      <StaffLog kind="order" id={order.orderId} />
    </section>
  )
}
