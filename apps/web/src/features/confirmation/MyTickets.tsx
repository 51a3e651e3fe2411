import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiDeleteOutline, mdiTicketConfirmationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { validityText } from '../../parts/order/ticket-facts.ts'
import { useFactWords } from '../../parts/order/use-fact-words.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { forgetSale } from '../../state/sale/sale.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TicketCard } from '../../ui/TicketCard.tsx'

/** What a guest has bought on this device. */
export function MyTickets() {
  const { t } = useTexts()
  const words = useFactWords()
  const link = useLink()
  const dispatch = useAppDispatch()
  const sales = useAppSelector(selectLastSales)
  return (
    <>
      <Headline headline={t('confirmation.list.headline')} lead={sales.length > 0 && t('confirmation.list.lead')} />
      {sales.length === 0 ? (
        <EmptyState
          icon={mdiTicketConfirmationOutline}
          title={t('confirmation.list.none')}
          action={
            <Button component={Link} to={link('start')} variant="contained" size="large">
              {t('cart.findTicket')}
            </Button>
          }
        >
          {t('confirmation.list.noneText')}
        </EmptyState>
      ) : (
        <Stack component="ul" spacing={2.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {sales.map(sale => (
            <TicketCard
              key={sale.orderId}
              component="li"
              stub={
                <>
                  <Typography sx={{ fontWeight: 700 }}>{t(`confirmation.list.states.${sale.displayState}`)}</Typography>
                  <Button component={Link} to={link('confirmOrder', { id: sale.orderId })} variant="contained">
                    {t('confirmation.list.open')}
                  </Button>
                </>
              }
            >
              {sale.tickets.map(ticket => (
                <Box key={ticket.ticketId} sx={{ mb: 1 }}>
                  <Typography variant="h3" component="h2">
                    {ticket.ticketNameLong}
                  </Typography>
                  <Typography color="textSecondary">
                    {ticket.topUp ? ticket.topUp.cardNumber : validityText(ticket, words)}
                  </Typography>
                </Box>
              ))}
              <Button
                color="inherit"
                variant="text"
                startIcon={<Icon path={mdiDeleteOutline} size={20} />}
                sx={{ px: 1, mx: -1, color: 'text.secondary' }}
                onClick={() => dispatch(forgetSale(sale.orderId))}
              >
                {t('confirmation.list.forget')}
              </Button>
            </TicketCard>
          ))}
        </Stack>
      )}
    </>
  )
}
