import type { PartyTickets } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { priceOfAll } from './party-ticket.ts'
import styles from './TripTickets.module.css'

/** The tickets that something is travelled on, each with its price, who travels along, and what is left of them. */
export function TicketLines({ tickets, ridesLeft }: PartyTickets) {
  const { t } = useTexts()
  const priceText = usePriceText()
  return (
    <>
      <ul className={styles.parts}>
        {tickets.map(ticket => (
          <li key={`${ticket.sortId} ${ticket.passengers} ${ticket.freeChildren} ${ticket.validFrom}`}>
            <div className={styles.part}>
              <span>
                {ticket.passengers > 1
                  ? t('party.lineFor', { count: ticket.amount, name: ticket.name, people: ticket.passengers })
                  : t('party.line', { count: ticket.amount, name: ticket.name })}
              </span>
              <span className={styles.price}>{priceText(priceOfAll(ticket))}</span>
            </div>
            {ticket.freeChildren > 0 && (
              <Text variant="body2" color="textSecondary">
                {t('party.along', { count: ticket.freeChildren * ticket.amount })}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {ridesLeft > 0 && <Text variant="body2">{t('party.ridesLeft', { count: ridesLeft })}</Text>}
    </>
  )
}
