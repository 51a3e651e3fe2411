import type { OrderTicket } from '@billett/contract'
import Box from '@mui/material/Box'
import { useTexts } from '../../texts/use-texts.ts'
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
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: '1rem',
        lineHeight: 1.45,
      }}
    >
      {facts.map(({ key, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(`order.facts.${key}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
