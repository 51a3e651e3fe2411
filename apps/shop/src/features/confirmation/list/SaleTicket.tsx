import type { OrderTicket } from '@billett/contract'
import { isVoid } from '@billett/domain'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { passengerText, relationText, validityText } from '../../../parts/order/ticket-facts.ts'
import { useFactWords } from '../../../parts/order/use-fact-words.ts'
import { inWords, remaining } from '../../../parts/pass/remaining.ts'
import { validSpan } from '../../../parts/sale/sale-groups.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './SaleTicket.module.css'

interface Props {
  ticket: OrderTicket
  /** Milliseconds since 1970. */
  now: number
  /** Its whole order was cancelled, which is said beside it. */
  isReversed: boolean
}

/** One ticket among many: where it leads, whose it is and when it is valid tell it from others of its name. */
export function SaleTicket({ ticket, now, isReversed }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const words = useFactWords()
  const valid = isReversed ? undefined : validSpan(ticket, now)
  const left = valid && remaining(Date.parse(valid.validTo) - now)
  const time = left && (left.days > 0 ? t('confirmation.list.days', { count: left.days }) : inWords(left, language))
  const isTicket = !ticket.topUp && !ticket.enforcement
  const facts = [
    relationText(ticket, words),
    passengerText(ticket, words),
    ticket.topUp?.cardNumber ??
      ticket.enforcement?.caseNumber ??
      validityText(valid ? { ...valid, rides: 1 } : ticket, words),
    isTicket && ticket.rides > 1 && !valid && ticket.ridesLeft < ticket.rides
      ? t('confirmation.list.ridesLeft', { count: ticket.ridesLeft, all: ticket.rides })
      : undefined,
  ]
  return (
    <div className={styles.root}>
      <Text variant="h3">{ticket.ticketNameLong}</Text>
      {facts.map(
        fact =>
          fact && (
            <Text key={fact} color="textSecondary">
              {fact}
            </Text>
          ),
      )}
      {time && <Text className={styles.left}>{t('confirmation.list.left', { time })}</Text>}
      {isVoid(ticket.state) && !isReversed && (
        <Text className={styles.void}>
          {t(ticket.state === 'handedOver' ? 'confirmation.list.handedOver' : 'confirmation.list.void')}
        </Text>
      )}
    </div>
  )
}
