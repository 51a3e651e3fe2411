import type { PreparedOrder } from '@billett/contract'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface RowProps {
  label: ReactNode
  amount: string
  /** What is paid, and what is contained in it. */
  kind?: 'total' | 'contained'
}

const Row = ({ label, amount, kind }: RowProps) => (
  <Box
    sx={theme => ({
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 2,
      ...(kind === 'total'
        ? {
            '&:not(:first-of-type)': { pt: 1.25, mt: 0.75, borderTop: `1px solid ${theme.palette.divider}` },
            fontWeight: 800,
            fontSize: '1.1429rem',
          }
        : { color: 'text.secondary' }),
      ...(kind === 'contained' && { fontSize: '0.9286rem' }),
    })}
  >
    <Box component="dt">{label}</Box>
    <Box
      component="dd"
      sx={{
        m: 0,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontSize: kind === 'total' ? '1.6rem' : undefined,
        lineHeight: 1.2,
      }}
    >
      {amount}
    </Box>
  </Box>
)

/**
 * Discount and what is paid; below it, in small print, the VAT per rate and the net price it contains (Spec 1 §2.7).
 */
export function OrderTotals({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const { discountInCents: discount, discountCode: code } = order
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {discount > 0 && (
        <>
          <Row label={t('order.totals.full')} amount={format.money(order.totalGrossInCents + discount)} />
          <Row
            label={code ? t('order.totals.discountWithCode', { code }) : t('order.totals.discount')}
            amount={format.money(-discount)}
          />
        </>
      )}
      <Row kind="total" label={t('order.totals.gross')} amount={format.money(order.totalGrossInCents)} />
      {order.vat.map(({ permille, vatInCents }) => (
        <Row
          key={permille}
          kind="contained"
          label={t('order.totals.vat', { rate: (permille / 10).toLocaleString(language) })}
          amount={format.money(vatInCents)}
        />
      ))}
      <Row kind="contained" label={t('order.totals.net')} amount={format.money(order.totalNetInCents)} />
    </Box>
  )
}
