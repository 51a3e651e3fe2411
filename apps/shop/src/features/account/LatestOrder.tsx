import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrders } from '../../state/sale/sale.calls.ts'
import { selectOrders } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LatestOrder.module.css'
import { LatestPanel } from './LatestPanel.tsx'
import { RunningContract } from './RunningContract.tsx'
import { useRunningContract } from './use-running-contract.ts'

/** px; places for it are kept free while it is asked for. */
const HEIGHT = 130

/**
 * What most come for: the subscription they travel with, then the tickets bought last, or where to buy some for who has
 * neither. Where nobody answers, the page does without.
 */
export function LatestOrder() {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const dispatch = useAppDispatch()
  const orders = useAppSelector(selectOrders)
  const { failed } = useCall(getOrders)
  const held = useRunningContract()
  useEffect(() => {
    void dispatch(getOrders())
  }, [dispatch])
  const running = held.contract && <RunningContract contract={held.contract} />
  if (!held.asked || !(orders || failed))
    return (
      <>
        {running}
        <div className={styles.waiting}>
          <SkeletonList label={t('common.loading')} rows={1} height={HEIGHT} />
        </div>
      </>
    )
  const latest = orders?.find(({ displayState }) => displayState === 'completed')
  if (!latest) {
    if (running || !orders || held.failed) return running
    return (
      <LatestPanel headline={t('account.latest.headline')} to={link('start')} button={t('account.latest.find')}>
        <Text variant="h3">{t('account.latest.none')}</Text>
      </LatestPanel>
    )
  }
  const { orderId, createdOn, ticketNames, totalGrossInCents } = latest
  return (
    <>
      {running}
      <LatestPanel
        headline={t('account.latest.headline')}
        to={link('confirmOrder', { id: orderId })}
        button={t('account.latest.show')}
      >
        <Text variant="h3">{[...new Set(ticketNames)].join(', ')}</Text>
        <Text color="textSecondary">
          {t('account.latest.bought', { date: format.instantDate(createdOn), amount: format.money(totalGrossInCents) })}
        </Text>
      </LatestPanel>
    </>
  )
}
