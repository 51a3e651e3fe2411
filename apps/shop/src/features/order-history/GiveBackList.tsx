import type { OrderMoney } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './GiveBackList.module.css'

type MoneyOfTicket = OrderMoney['tickets'][number]

/** Those that stay, by why they do. */
function byRefusal(tickets: readonly MoneyOfTicket[]): [string, MoneyOfTicket[]][] {
  const refused = new Map<string, MoneyOfTicket[]>()
  for (const ticket of tickets)
    if (ticket.refusal !== null) refused.set(ticket.refusal, [...(refused.get(ticket.refusal) ?? []), ticket])
  return [...refused]
}

interface Props {
  tickets: readonly MoneyOfTicket[]
  /** Id of the ticket that is being given back; the others wait. */
  givingBack: string | null
  onGiveBack: (ticketId: string) => Promise<boolean>
  onGivenBack: () => void
  /** Why the last one was not taken back. */
  errors: readonly CallError[]
}

/** Each ticket with the way to give it back, and of the others, once, why there is none. */
export function GiveBackList({ tickets, givingBack, onGiveBack, onGivenBack, errors }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const errorText = useErrorText()
  const { ask, question } = useConfirmed<MoneyOfTicket>({
    title: t('account.orders.money.askTitle'),
    text: ({ ticketName, amountInCents }) =>
      t('account.orders.money.askText', { ticket: ticketName, amount: format.money(amountInCents) }),
    yes: t('account.orders.money.askYes'),
    act: ({ ticketId }) => onGiveBack(ticketId),
    failure: <CallErrors errors={errors} all />,
    onDone: onGivenBack,
  })
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
            <BusyButton
              variant="outlined"
              busy={givingBack === ticket.ticketId}
              aria-label={t('account.orders.money.giveBackOf', { ticket: ticket.ticketName })}
              onClick={() => givingBack === null && ask(ticket)}
              className={styles.giveBack}
            >
              {t('account.orders.money.giveBack')}
            </BusyButton>
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
      {question}
    </ul>
  )
}
