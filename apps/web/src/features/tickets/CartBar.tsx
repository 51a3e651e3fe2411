import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCheckCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectCartTotal, selectTicketCount } from '../../state/sale/sale.selectors.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Says that a ticket went into the cart, and leads there; stays in view while there is something in it. */
export function CartBar() {
  const { t } = useTexts()
  const link = useLink()
  const { format } = useShop()
  const { selectedTicket } = useAppSelector(selectTariff)
  const count = useAppSelector(selectTicketCount)
  const total = useAppSelector(selectCartTotal)
  const shown = selectedTicket !== null && count > 0
  return (
    <Box sx={{ position: 'sticky', bottom: { xs: 8, md: 16 }, zIndex: 'appBar', mt: 3 }}>
      <Box
        sx={theme => ({
          display: shown ? 'flex' : 'none',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          pl: 2,
          bgcolor: 'background.paper',
          border: `2px solid ${theme.palette.success.main}`,
          borderRadius: `${theme.shop.controlRadius}px`,
          boxShadow: theme.shop.shadow,
        })}
      >
        <Box role="status" sx={{ flex: '1 1 14rem', minWidth: 0, display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {shown && (
            <>
              <Box sx={{ color: 'success.main', lineHeight: 0 }}>
                <Icon path={mdiCheckCircleOutline} />
              </Box>
              <span>
                {t('tickets.added', { ticket: selectedTicket.ticket.name })}{' '}
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {t('tickets.inCart', { count, total: format.money(total) })}
                </Box>
              </span>
            </>
          )}
        </Box>
        {shown && (
          <Button
            component={Link}
            to={link('cart')}
            variant="contained"
            sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
          >
            {t('tickets.toCart')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
