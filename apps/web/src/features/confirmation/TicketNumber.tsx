import Box from '@mui/material/Box'
import { useTexts } from '../../texts/use-texts.ts'

/** What inspector and passenger call a ticket; as it stands on the PDF and in the mail. */
export function TicketNumber({ number }: { number: string }) {
  const { t } = useTexts()
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {t('confirmation.ticketNumber')}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {number}
      </Box>
    </Box>
  )
}
