import type { StaffOrder } from '@billett/contract'
import { widerSpan } from '@billett/contract/lists/order-spans.ts'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiReceiptTextOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { useOrderColumns } from './use-order-columns.tsx'
import { useOrders } from './use-orders.ts'
import { useOrdersBulk } from './use-orders-bulk.tsx'

const OrderDialog = lazyPiece(() => import('./OrderDialog.tsx').then(module => module.OrderDialog))

const rowId = ({ orderId }: StaffOrder) => orderId
const opened = ({ orderId }: StaffOrder) => ({ order: orderId })

/** Finds orders: of a time, in a state, in trouble, or by whatever somebody knows of one (Spec 3 §2.4). */
export function OrdersPage() {
  const { t } = useTexts()
  const kept = useListAddress(ordersAddress)
  const { state, change, reset, narrowing } = kept
  const asked = useOrders(state)
  const bulk = useOrdersBulk(asked.rows, state)
  const list = useKeptList('adminOrders', kept, useOrderColumns(useRowHref(ordersAddress, opened)))
  const span = widerSpan(state.span)
  const wider = span && (
    <Button variant="outlined" onClick={() => change({ span, from: '', to: '' })}>
      {t('orders.noneAction', { span: t(`orders.span.${span}`) })}
    </Button>
  )
  return (
    <StaffListPage
      title={t('frame.titles.orders')}
      filters={<OrderFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />}
      {...list}
      asked={asked}
      {...bulk.table}
      rowId={rowId}
      rowName={({ orderNumber }) => t('orders.named', { number: orderNumber })}
      count={({ count, isExact }) => t(isExact ? 'orders.found' : 'orders.foundMore', { count })}
      tools={
        <>
          {list.tools}
          {bulk.resendFound}
        </>
      }
      none={{ icon: mdiReceiptTextOutline, title: t('orders.none'), text: t('orders.noneText'), action: wider }}
    >
      {bulk.dialog}
      {bulk.tagDialog}
      {state.order !== '' && (
        <Suspense>
          <OrderDialog orderId={state.order} onClose={() => change({ order: '' })} />
        </Suspense>
      )}
    </StaffListPage>
  )
}
