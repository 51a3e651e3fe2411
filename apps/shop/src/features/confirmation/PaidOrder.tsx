import type { PreparedOrder } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { AccountOffer } from './AccountOffer.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderTickets } from './OrderTickets.tsx'
import styles from './PaidOrder.module.css'
import { RefundNotice } from './RefundNotice.tsx'
import { settleDraft } from './settle-draft.ts'
import { useOrderTitle } from './state/use-order-title.ts'
import { usePaidLead } from './use-paid-lead.ts'
import { WithdrawalOffer } from './WithdrawalOffer.tsx'

interface Props {
  order: PreparedOrder
  /** False while only the device's copy is shown. */
  online: boolean
  /** Asks again how the order stands. */
  onLook: () => void
  onGivenBack: () => void
}

/** The tickets, usable at once: on a phone nothing but their headline stands above them. */
export function PaidOrder({ order, online, onLook, onGivenBack }: Props) {
  useEffect(() => settleDraft(order.orderId), [order.orderId])
  const lead = usePaidLead(order)
  const titleOf = useOrderTitle()
  return (
    <>
      <div data-page-header className={styles.header}>
        <Text variant="h1" className={styles.headline}>
          {titleOf(order)}
        </Text>
      </div>
      <div className={styles.root}>
        <Stack spacing={2.5}>
          <RefundNotice order={order} />
          <OrderTickets order={order} online={online} onLook={onLook} onGivenBack={onGivenBack} />
          {lead && <Text color="textSecondary">{lead}</Text>}
        </Stack>
        <Panel component="aside" className={styles.aside}>
          <Stack spacing={3}>
            {online && <OrderActions order={order} />}
            <OrderFacts order={order} />
            {online && <AccountOffer order={order} />}
            <WithdrawalOffer order={order} />
          </Stack>
        </Panel>
      </div>
    </>
  )
}
