import type { StaffOrder } from '@billett/contract'
import { widerSpan } from '@billett/contract/lists/order-spans.ts'
import { ORDER_COLUMNS, ORDER_SORTS, ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiReceiptTextOutline } from '@mdi/js'
import { Suspense, useMemo } from 'react'
import { useRowHref } from '../../hooks/use-row-href.ts'
import { ColumnChoice } from '../../parts/list/ColumnChoice.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useColumnsOfClients } from '../../parts/list/use-columns-of-clients.ts'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersFile } from './OrdersFile.tsx'
import { SORTED_COLUMNS, useOrderColumns } from './use-order-columns.tsx'
import { useOrders } from './use-orders.ts'
import { useOrdersBulk } from './use-orders-bulk.tsx'

const OrderDialog = lazyPiece(() => import('./OrderDialog.tsx').then(module => module.OrderDialog))

const rowId = ({ orderId }: StaffOrder) => orderId
const opened = ({ orderId }: StaffOrder) => ({ order: orderId })

/** Finds orders: of a time, in a state, in trouble, or by whatever somebody knows of one (Spec 3 §2.4). */
export function OrdersPage() {
  const { t } = useTexts()
  const { state, change, reset, narrowing } = useListAddress(ordersAddress)
  const asked = useOrders(state)
  const bulk = useOrdersBulk(asked.rows, state)
  const all = useColumnsOfClients(useOrderColumns(useRowHref(ordersAddress, opened)))
  const columns = useMemo(
    () => ['number' as const, ...state.columns].flatMap(id => all.filter(column => column.id === id)),
    [all, state.columns],
  )
  const sorted = Object.entries(SORTED_COLUMNS).find(([, sort]) => sort === state.sort.id)
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
      columns={columns}
      asked={asked}
      {...bulk.table}
      rowId={rowId}
      rowName={({ orderNumber }) => t('orders.named', { number: orderNumber })}
      sort={sorted && { id: sorted[0], desc: state.sort.desc }}
      onSort={({ id, desc }) => {
        const by = ORDER_SORTS.find(one => one === (id === 'amount' ? SORTED_COLUMNS.amount : id))
        if (by) change({ sort: { id: by, desc } })
      }}
      count={({ count, isExact }) => t(isExact ? 'orders.found' : 'orders.foundMore', { count })}
      tools={
        <>
          <SavedViews list="adminOrders" address={ordersAddress} />
          <ColumnChoice
            columns={all.filter(({ id }) => id !== 'number')}
            shown={state.columns}
            onChange={shown => {
              const columns = shown.flatMap(id => ORDER_COLUMNS.find(one => one === id) ?? [])
              change({ columns }, { typing: true })
            }}
          />
          {bulk.resendFound}
          <OrdersFile state={state} />
        </>
      }
      none={{ icon: mdiReceiptTextOutline, title: t('orders.none'), text: t('orders.noneText'), action: wider }}
      paging={{ ...state, onChange: change }}
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
