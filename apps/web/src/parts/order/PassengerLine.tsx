import type { OrderTicket } from '@billett/contract'
import Box from '@mui/material/Box'
import { useTexts } from '../../texts/use-texts.ts'
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
      <Box sx={{ color: 'text.secondary' }}>{t('order.facts.passenger')}</Box>
      <Box sx={{ fontWeight: 800, fontSize: '1.4286rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}>{name}</Box>
    </div>
  )
}
