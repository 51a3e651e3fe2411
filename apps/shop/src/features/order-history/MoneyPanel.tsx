import type { OrderSummary } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { mdiCashFast, mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectCurrentOrder } from '../../state/sale/sale.selectors.ts'
import { setCurrentOrder } from '../../state/sale/sale.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MoneyPanel.module.css'
import { OrderMoneyView } from './OrderMoneyView.tsx'

interface Props {
  order: OrderSummary
  /** Its tickets and its number, as its other buttons name it. */
  what: string
}

/**
 * Where the money of an order is, asked for when somebody wants to know. It is told of one order at a time, and still
 * told to whoever comes back from its tickets.
 */
export function MoneyPanel({ order, what }: Props) {
  const { t } = useTexts()
  const id = useId()
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectCurrentOrder) === order.orderId
  return (
    <div>
      <Button
        variant="text"
        aria-label={t('account.orders.money.questionOf', { what })}
        aria-expanded={open}
        aria-controls={id}
        startIcon={<Icon path={mdiCashFast} />}
        endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
        onClick={() => dispatch(setCurrentOrder(open ? null : order.orderId))}
        className={styles.toggle}
      >
        {t('account.orders.money.question')}
      </Button>
      <Stack id={id} spacing={2} className={styles.moves}>
        {open && <OrderMoneyView order={order} />}
      </Stack>
    </div>
  )
}
