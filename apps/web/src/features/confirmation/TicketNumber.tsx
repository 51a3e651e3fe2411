import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** What inspector and passenger call a ticket; as it stands on the PDF and in the mail. */
export function TicketNumber({ number }: { number: string }) {
  const { t } = useTranslation()
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
