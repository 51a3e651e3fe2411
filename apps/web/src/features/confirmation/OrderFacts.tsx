import type { PreparedOrder } from '@billett/contract'
import Box from '@mui/material/Box'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Numbers somebody asks for when there is a question. */
export function OrderFacts({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format } = useShop()
  const facts = [
    [t('confirmation.order'), order.orderNumber],
    [t('confirmation.invoice'), order.invoiceNumber],
    [t('confirmation.placed'), format.instantDateTime(order.paidOn ?? order.createdOn)],
    [t('confirmation.total'), order.paidOn ? format.money(order.totalGrossInCents) : null],
    [t('confirmation.paymentMethod'), order.paidOn ? order.payment.methodLabel : null],
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <Box key={name}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9286rem' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  )
}
