import type { PreparedOrder } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { RichText } from '@billett/web-kit/text/RichText.tsx'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { OrderTotals } from '../../parts/order/OrderTotals.tsx'
import { TicketFacts } from '../../parts/order/TicketFacts.tsx'
import { selectCartLines } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import { ORDER_BUTTON } from './order-button.ts'
import { StillOpen } from './StillOpen.tsx'

interface Props {
  order: PreparedOrder
  busy: boolean
}

/** What is ordered, what it costs, and the button that orders it, directly below the total (§ 312j BGB). */
export function Overview({ order, busy }: Props) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const lines = useAppSelector(selectCartLines)
  return (
    <Panel aria-label={t('checkout.overview.title')} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('checkout.overview.title')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2.5 }}>
        {lines.map(line => (
          <Box component="li" key={line.ticketId}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {line.amount > 1 && `${line.amount} × `}
                {line.ticketNameLong}
              </Typography>
              <Typography component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {format.money(line.priceInCents * line.amount)}
              </Typography>
            </Box>
            <TicketFacts ticket={line} />
          </Box>
        ))}
      </Stack>
      <CheckboxField<CheckoutValues>
        name="termsAccepted"
        label={
          <RichText
            text={t('checkout.overview.terms')}
            marks={{
              terms: words => (
                <RouteLink to="terms" target="_blank">
                  {words}
                </RouteLink>
              ),
              privacy: words => (
                <RouteLink to="privacyPolicy" target="_blank">
                  {words}
                </RouteLink>
              ),
            }}
          />
        }
      />
      <Box sx={theme => ({ mt: 2, pt: 2, borderTop: `1px solid ${theme.palette.divider}` })}>
        <OrderTotals order={order} />
      </Box>
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <StillOpen />
      </Box>
      <BusyButton type="submit" size="large" fullWidth busy={busy} sx={{ mt: 2.5 }}>
        {ORDER_BUTTON[language]}
      </BusyButton>
    </Panel>
  )
}
