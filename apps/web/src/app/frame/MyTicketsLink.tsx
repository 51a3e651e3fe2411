import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The way back to tickets bought on this device; only a picture on a phone. */
export function MyTicketsLink() {
  const { t } = useTexts()
  const link = useLink()
  const sales = useAppSelector(selectLastSales)
  if (sales.length === 0) return null
  return (
    <Button
      component={Link}
      to={link('confirm')}
      color="inherit"
      aria-label={t('frame.myTickets')}
      sx={{ minWidth: 44, px: { xs: 1, sm: 1.5 }, gap: 1 }}
    >
      <Icon path={mdiTicketConfirmationOutline} />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {t('frame.myTickets')}
      </Box>
    </Button>
  )
}
