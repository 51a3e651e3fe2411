import { mdiCalendarClock, mdiTicketConfirmationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { TicketChoice } from './use-ticket-choice.ts'
import { useValidityWords } from './use-validity-words.ts'

/** When the ticket is good: from when to when, or how often where each ride has its own time. */
export function ValidityLine({ choice: { offer, start } }: { choice: TicketChoice }) {
  const { t } = useTexts()
  const words = useValidityWords()
  const severalRides = offer.rides > 1
  if (!severalRides && !start) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 0.75, color: 'text.secondary', fontSize: '0.9286rem' }}>
      <Box sx={{ lineHeight: 0, mt: '2px', flexShrink: 0 }}>
        <Icon path={severalRides ? mdiTicketConfirmationOutline : mdiCalendarClock} size={20} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {severalRides ? t('tickets.ridesShort', { count: offer.rides }) : start && words(offer.validity, start)}
      </Box>
    </Box>
  )
}
