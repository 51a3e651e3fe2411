import type { OrderTicket } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './TicketFacts.module.css'
import { type FactKey, ticketFacts } from './ticket-facts.ts'
import { useFactWords } from './use-fact-words.ts'

interface Props {
  ticket: OrderTicket
  /** Facts that stand elsewhere on the page. */
  without?: readonly FactKey[]
}

/** Journey, validity, zones, passengers … of a ticket. */
export function TicketFacts({ ticket, without = [] }: Props) {
  const { t } = useTexts()
  const words = useFactWords()
  const facts = ticketFacts(ticket, words).filter(({ key }) => !without.includes(key))
  return (
    <dl className={styles.root}>
      {facts.map(({ key, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.term}>{t(`order.facts.${key}`)}</dt>
          <dd className={styles.detail}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
