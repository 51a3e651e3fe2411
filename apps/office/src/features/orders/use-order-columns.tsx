import type { StaffOrder } from '@billett/contract'
import type { ORDER_COLUMNS } from '@billett/contract/lists/orders-address.ts'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrderState } from './OrderState.tsx'
import { TestPurchase } from './TestPurchase.tsx'
import styles from './use-order-columns.module.css'

type OrderColumn = DataColumn<StaffOrder> & { id: 'number' | (typeof ORDER_COLUMNS)[number] }

/** The first ticket, and how many more. */
function shortened([first, ...more]: readonly string[]): string {
  if (first === undefined) return '–'
  return more.length > 0 ? `${first} +${more.length}` : first
}

/** Every column there is; the number of the order first; `hrefOf` leads to an order. */
export function useOrderColumns(hrefOf: (order: StaffOrder) => string): readonly OrderColumn[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('orders.number'),
        whole: true,
        cell: order => (
          <TextLink component={Link} to={hrefOf(order)}>
            {order.orderNumber}
          </TextLink>
        ),
      },
      {
        id: 'date',
        header: t('orders.date'),
        cell: ({ date }) => (
          <span className={styles.moment}>
            <span>{format.instantDate(date)},</span> <span>{format.instantTime(date)}</span>
          </span>
        ),
      },
      { id: 'client', header: t('orders.client'), short: true, cell: ({ client }) => client },
      {
        id: 'state',
        header: t('orders.state'),
        cell: ({ state, troubles }) => (
          <span className={styles.states}>
            <OrderState state={state} />
            {troubles.map(trouble =>
              trouble === 'testPurchase' ? (
                <TestPurchase key={trouble} />
              ) : (
                <Chip key={trouble} color="error" label={t(`orders.trouble.${trouble}`)} />
              ),
            )}
          </span>
        ),
      },
      { id: 'email', header: t('orders.email'), short: true, cell: ({ email }) => email ?? '–' },
      {
        id: 'tickets',
        header: t('orders.tickets'),
        short: true,
        cell: ({ ticketNames }) => shortened(ticketNames),
      },
      { id: 'payment', header: t('orders.payment'), short: true, cell: ({ paymentMethod }) => paymentMethod ?? '–' },
      {
        id: 'amount',
        header: t('orders.amount'),
        cell: ({ amountInCent }) => format.money(amountInCent),
        end: true,
        whole: true,
      },
      { id: 'tags', header: t('orders.tags'), short: true, cell: ({ tags }) => tags.join(', ') || '–' },
    ],
    [t, format, hrefOf],
  )
}
