import type { OrderSummary } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SearchField } from '@billett/web-kit/kit/controls/SearchField.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import styles from './OrderSearch.module.css'
import { HEAPS, type Heap, ordersShown } from './orders-shown.ts'

/** The orders, narrowed down by what they are and what they are called. */
export function OrderSearch({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTexts()
  const link = useLink()
  const [heap, setHeap] = useState<Heap>('all')
  const [search, setSearch] = useState('')
  const shown = ordersShown(orders, heap, search)
  if (ordersShown(orders, 'all', '').length === 0)
    return (
      <EmptyState
        icon={mdiTicketConfirmationOutline}
        title={t('account.orders.none')}
        action={
          <Button component={Link} to={link('start')} variant="contained" size="large">
            {t('frame.findTicket')}
          </Button>
        }
      >
        {t('account.orders.noneText')}
      </EmptyState>
    )
  return (
    <Stack spacing={2.5}>
      <div className={styles.fields}>
        <SearchField
          label={t('account.orders.search')}
          hint={t('account.orders.searchHint')}
          value={search}
          onChange={setSearch}
        />
        <SegmentedControl
          label={t('account.orders.filter')}
          options={HEAPS.map(value => ({ value, text: t(`account.orders.${value}`) }))}
          value={heap}
          onChange={setHeap}
        />
      </div>
      <Text role="status" color="textSecondary">
        {shown.length === 0 ? t('account.orders.noneFound') : t('account.orders.found', { count: shown.length })}
      </Text>
      <Stack component="ul" spacing={2.5} className={styles.list}>
        {shown.map(order => (
          <HistoryEntry key={order.orderId} order={order} />
        ))}
      </Stack>
    </Stack>
  )
}
