import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import { mdiDeleteOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { RelationLine } from '../../parts/order/RelationLine.tsx'
import { TicketFacts } from '../../parts/order/TicketFacts.tsx'
import type { CartLine } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PriceText } from '../../ui/PriceText.tsx'
import { AmountStepper } from './AmountStepper.tsx'
import { isPersonal } from './is-personal.ts'
import { useAmount } from './use-amount.ts'

interface Props {
  orderId: string
  line: CartLine
  /** Tickets of other lines; together no order holds more than `MAX_TICKETS_PER_ORDER`. */
  others: number
  onRemove: () => void
}

/** One line of the cart: what it is, how many, and what they cost together. */
export function CartLineCard({ orderId, line, others, onRemove }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { shown, wish } = useAmount(orderId, line)
  const personal = isPersonal(line)
  // A personal ticket is bought once for each person; several that are there already can still become fewer.
  const most = personal || line.topUp ? shown : line.discountCode === null ? MAX_TICKETS_PER_ORDER - others : 1
  const price = format.money(line.priceInCents * shown)
  return (
    <Panel component="div" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h3" sx={{ minWidth: 0 }}>
          {line.ticketNameLong}
        </Typography>
        <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
          <PriceText note={shown > 1 ? t('cart.each', { price: format.money(line.priceInCents) }) : undefined}>
            {price}
          </PriceText>
          {line.discountCode !== null && (
            <Typography component="s" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {format.money(line.fullPriceInCents * shown)}
            </Typography>
          )}
        </Box>
      </Box>
      <RelationLine ticket={line} />
      <Box sx={{ mt: 1 }}>
        <TicketFacts ticket={line} without={['relation']} />
      </Box>
      <Box
        sx={theme => ({
          mt: 2,
          pt: 1.5,
          borderTop: `1px solid ${theme.palette.divider}`,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        })}
      >
        {(personal || line.topUp) && shown === 1 ? (
          <Typography color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
            {line.topUp ? t('cart.topUpOnce') : t('cart.personal')}
          </Typography>
        ) : (
          <AmountStepper
            label={t('cart.amountOf', { ticket: line.ticketName })}
            value={shown}
            max={most}
            onChange={value => void wish(value)}
          />
        )}
        <Button
          color="inherit"
          startIcon={<Icon path={mdiDeleteOutline} />}
          aria-label={t('cart.removeTicket', { ticket: line.ticketName })}
          onClick={onRemove}
          sx={{ px: 1.5, mr: -1.5 }}
        >
          {t('cart.remove')}
        </Button>
      </Box>
    </Panel>
  )
}
