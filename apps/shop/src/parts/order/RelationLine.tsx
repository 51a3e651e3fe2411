import type { OrderTicket } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import styles from './RelationLine.module.css'
import { relationText } from './ticket-facts.ts'
import { useFactWords } from './use-fact-words.ts'

interface Props {
  ticket: Pick<OrderTicket, 'startName' | 'endName' | 'viaText'>
}

/** Below a ticket's name: from where to where it is valid. */
export function RelationLine({ ticket }: Props) {
  const text = relationText(ticket, useFactWords())
  return text && <Text className={styles.root}>{text}</Text>
}
