import type { PreparedOrder } from '@billett/contract'
import { groupTickets } from '@billett/domain'
import { FormSummary } from '@billett/web-kit/forms/FormSummary.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { OrderTotals } from '../../parts/order/OrderTotals.tsx'
import { ORDER_BUTTON } from '../../parts/order/order-button.ts'
import { TicketFacts } from '../../parts/order/TicketFacts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Overview.module.css'
import { Terms } from './Terms.tsx'
import { WithdrawalTerms } from './WithdrawalTerms.tsx'

interface Props {
  order: PreparedOrder
  busy: boolean
}

/** What is ordered, what it costs, and the button that orders it, directly below the total (§ 312j BGB). */
export function Overview({ order, busy }: Props) {
  const { t } = useTexts()
  const { format, language, client } = useShop()
  const lines = groupTickets(order.tickets)
  return (
    <Panel aria-label={t('checkout.overview.title')} className={styles.panel}>
      <Text variant="h2" className={styles.title}>
        {t('checkout.overview.title')}
      </Text>
      <Stack component="ul" spacing={2} className={styles.tickets}>
        {lines.map(line => (
          <li key={line.ticketId}>
            <div className={styles.ticket}>
              <Text component="h3" className={styles.name}>
                {line.amount > 1 && `${line.amount} × `}
                {line.ticketNameLong}
              </Text>
              <Text component="span" className={styles.price}>
                {format.money(line.priceInCents * line.amount)}
              </Text>
            </div>
            <TicketFacts ticket={line} />
          </li>
        ))}
      </Stack>
      <WithdrawalTerms tickets={order.tickets} />
      <Terms ticked={client.config.settings.termsAreTicked ?? false} />
      <div className={styles.terms}>
        <OrderTotals order={order} />
      </div>
      <div className={styles.failure}>
        <FormSummary />
      </div>
      <BusyButton type="submit" size="large" fullWidth busy={busy} className={styles.order}>
        {ORDER_BUTTON[language]}
      </BusyButton>
    </Panel>
  )
}
