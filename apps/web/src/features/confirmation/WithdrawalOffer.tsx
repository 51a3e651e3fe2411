import type { PreparedOrder } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'

/** § 356a BGB: where something was bought that can be withdrawn from, the way there stands beside it. */
export function WithdrawalOffer({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const link = useLink()
  const names = order.tickets.filter(ticket => ticket.withdrawalApplies).map(ticket => ticket.ticketName)
  if (names.length === 0) return null
  return (
    <div>
      <Box sx={{ mb: 1 }}>{t('confirmation.withdrawable', { names: [...new Set(names)].join(', ') })}</Box>
      <Button
        component={Link}
        to={link('withdrawContract', undefined, { contract: order.orderNumber })}
        variant="outlined"
        fullWidth
      >
        {t('frame.footer.withdrawContract')}
      </Button>
    </div>
  )
}
