import type { OrderTicket } from '@billett/contract'
import Typography from '@mui/material/Typography'
import { relationText } from './ticket-facts.ts'
import { useFactWords } from './use-fact-words.ts'

interface Props {
  ticket: Pick<OrderTicket, 'startName' | 'endName' | 'viaText'>
}

/** Below a ticket's name: from where to where it is valid. */
export function RelationLine({ ticket }: Props) {
  const text = relationText(ticket, useFactWords())
  return text && <Typography sx={{ mt: 0.25, fontWeight: 600 }}>{text}</Typography>
}
