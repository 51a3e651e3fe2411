import type { OrderTicket } from '@billett/contract'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PassengerLine.module.css'
import { passengerText } from './ticket-facts.ts'
import { useFactWords } from './use-fact-words.ts'

interface Props {
  ticket: Pick<OrderTicket, 'passengerSalutation' | 'passengerName'>
}

/** Whose ticket it is, as large as an inspector reads it; nothing on tickets for anybody. */
export function PassengerLine({ ticket }: Props) {
  const { t } = useTexts()
  const name = passengerText(ticket, useFactWords())
  if (name === undefined) return null
  return (
    <div>
      <div className={styles.label}>{t('order.facts.passenger')}</div>
      <div className={styles.name}>{name}</div>
    </div>
  )
}
