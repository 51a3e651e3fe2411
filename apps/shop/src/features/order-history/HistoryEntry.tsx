import type { OrderSummary } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { MaskedText } from '../../parts/masked/MaskedText.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { EntryActions } from './EntryActions.tsx'
import styles from './HistoryEntry.module.css'
import { MoneyPanel } from './MoneyPanel.tsx'

/** The same tickets, counted. */
function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/**
 * One order and what can be done with it. Where its money is stands below, so that the price does not move when that is
 * opened.
 */
export function HistoryEntry({ order }: { order: OrderSummary }) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const { orderId, orderNumber, displayState, createdOn, totalGrossInCents, ticketNames, methodLabel } = order
  const tickets = counted(ticketNames).map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
  const what = [...tickets, orderNumber].filter(Boolean).join(', ')
  return (
    <TicketCard
      component="li"
      options={<MoneyPanel order={order} what={what} />}
      stub={
        <>
          <Text className={styles.price}>{format.money(totalGrossInCents)}</Text>
          <Text className={styles.state}>{t(`confirmation.list.states.${displayState}`)}</Text>
          <Button
            component={Link}
            to={link('confirmOrder', { id: orderId })}
            variant="outlined"
            aria-label={t('account.orders.actOf', { act: t('account.orders.show'), what })}
            className={styles.link}
          >
            {t('account.orders.show')}
          </Button>
        </>
      }
    >
      {tickets.map(name => (
        <Text key={name} variant="h3" component="h2">
          {name}
        </Text>
      ))}
      <Text color="textSecondary" className={styles.when}>
        {t('account.orders.number', { number: orderNumber ?? '–', date: format.instantDate(createdOn) })}
      </Text>
      {methodLabel !== null && (
        <Text color="textSecondary">
          <MaskedText text={t('account.orders.paidWith', { method: methodLabel })} />
        </Text>
      )}
      <div className={styles.acts}>
        <EntryActions order={order} what={what} />
      </div>
    </TicketCard>
  )
}
