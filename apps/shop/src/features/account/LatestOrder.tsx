import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { type ReactNode, useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrders } from '../../state/sale/sale.calls.ts'
import { selectOrders } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LatestOrder.module.css'

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
    <Panel className={styles.panel} aria-labelledby="latest-order">
      <div className={styles.order}>{children}</div>
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
  const { failed } = useCall(getOrders)
  useEffect(() => {
    void dispatch(getOrders())
  }, [dispatch])
  const headline = (
    <Text id="latest-order" variant="body2" component="h2" color="textSecondary" className={styles.title}>
      {t('account.latest.headline')}
    </Text>
  )
  if (!orders) {
    if (failed) return null
    return (
      <div className={styles.waiting}>
        <SkeletonList label={t('common.loading')} rows={1} height={HEIGHT} />
      </div>
    )
  }
  const latest = orders.find(({ displayState }) => displayState === 'completed')
  if (!latest)
    return (
      <LatestPanel to={link('start')} button={t('account.latest.find')}>
        {headline}
        <Text variant="h3">{t('account.latest.none')}</Text>
      </LatestPanel>
    )
  const { orderId, createdOn, ticketNames, totalGrossInCents } = latest
  return (
    <LatestPanel to={link('confirmOrder', { id: orderId })} button={t('account.latest.show')}>
      {headline}
      <Text variant="h3">{[...new Set(ticketNames)].join(', ')}</Text>
      <Text color="textSecondary">
        {t('account.latest.bought', { date: format.instantDate(createdOn), amount: format.money(totalGrossInCents) })}
      </Text>
    </LatestPanel>
  )
}
