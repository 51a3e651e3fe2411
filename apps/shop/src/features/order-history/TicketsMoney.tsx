import type { OrderMoney } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './TicketsMoney.module.css'

type MoneyOfTicket = OrderMoney['tickets'][number]

/** Those that stay, by why they do. */
function byRefusal(tickets: readonly MoneyOfTicket[]): [string, MoneyOfTicket[]][] {
  const refused = new Map<string, MoneyOfTicket[]>()
  for (const ticket of tickets)
    if (ticket.refusal !== null) refused.set(ticket.refusal, [...(refused.get(ticket.refusal) ?? []), ticket])
  return [...refused]
}

interface Props {
  orderId: string
  tickets: readonly MoneyOfTicket[]
  /** The page of a ticket that can be given back is gone to. */
  onGo: (ticketId: string) => void
}

/** Each ticket that can be given back leads to its page, where that is done; of the others, once, why there is none. */
export function TicketsMoney({ orderId, tickets, onGo }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const errorText = useErrorText()
  const name = (ticket: MoneyOfTicket) => (
    <Text key={ticket.ticketId} className={styles.ticket}>
      {ticket.ticketName}, {format.money(ticket.amountInCents)}
    </Text>
  )
  return (
    <ul className={styles.tickets}>
      {tickets
        .filter(({ refusal }) => refusal === null)
        .map(ticket => (
          <li key={ticket.ticketId}>
            {name(ticket)}
            <TextLink
              component={Link}
              to={link('confirmOrder', { id: orderId })}
              aria-label={t('account.orders.money.giveBackOf', { ticket: ticket.ticketName })}
              onClick={() => onGo(ticket.ticketId)}
            >
              {t('account.orders.money.giveBack')}
            </TextLink>
          </li>
        ))}
      {byRefusal(tickets).map(([refusal, refused]) => (
        <li key={refusal}>
          {refused.map(name)}
          <Text color="textSecondary">
            {refused.length > 1
              ? t('account.orders.money.refusedEach', { reason: errorText(refusal) })
              : errorText(refusal)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
