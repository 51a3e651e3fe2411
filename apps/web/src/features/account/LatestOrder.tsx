import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrders } from '../../state/sale/sale.calls.ts'
import { selectOrders } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonList } from '../../ui/SkeletonList.tsx'

/** px; places for it are kept free while it is asked for. */
const HEIGHT = 130

interface Props {
  children: ReactNode
  /** Where its button leads, and what stands on it. */
  to: string
  button: string
}

function LatestPanel({ children, to, button }: Props) {
  return (
    <Panel
      sx={{
        mb: 4,
        p: { xs: 2.5, sm: 3 },
        minHeight: HEIGHT,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
      }}
      aria-labelledby="latest-order"
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>{children}</Box>
      <Button component={Link} to={to} variant="contained">
        {button}
      </Button>
    </Panel>
  )
}

/** What most come for: the tickets bought last, or where to buy some. Where nobody answers, the page does without. */
export function LatestOrder() {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const dispatch = useAppDispatch()
  const orders = useAppSelector(selectOrders)
  const { errors } = useCall(getOrders)
  useEffect(() => {
    void dispatch(getOrders())
  }, [dispatch])
  const headline = (
    <Typography id="latest-order" variant="body2" component="h2" color="textSecondary" sx={{ mb: 0.5 }}>
      {t('account.latest.headline')}
    </Typography>
  )
  if (!orders) {
    if (errors.length > 0) return null
    return (
      <Box sx={{ mb: 4 }}>
        <SkeletonList label={t('common.loading')} rows={1} height={HEIGHT} />
      </Box>
    )
  }
  const latest = orders.find(({ displayState }) => displayState === 'completed')
  if (!latest)
    return (
      <LatestPanel to={link('start')} button={t('account.latest.find')}>
        {headline}
        <Typography variant="h3">{t('account.latest.none')}</Typography>
      </LatestPanel>
    )
  const { orderId, createdOn, ticketNames, totalGrossInCents } = latest
  return (
    <LatestPanel to={link('confirmOrder', { id: orderId })} button={t('account.latest.show')}>
      {headline}
      <Typography variant="h3">{[...new Set(ticketNames)].join(', ')}</Typography>
      <Typography color="textSecondary">
        {t('account.latest.bought', { date: format.instantDate(createdOn), amount: format.money(totalGrossInCents) })}
      </Typography>
    </LatestPanel>
  )
}
