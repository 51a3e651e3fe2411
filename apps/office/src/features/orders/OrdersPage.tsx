import { STAFF_ROWS, type StaffOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiReceiptTextOutline } from '@mdi/js'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { ORDER_COLUMNS, ORDER_SORTS, ordersAddress } from '../../lists/orders-address.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersFile } from './OrdersFile.tsx'
import { SORTED_COLUMNS, useOrderColumns } from './use-order-columns.tsx'
import { useOrders } from './use-orders.ts'

const OrderDialog = lazyPiece(() => import('./OrderDialog.tsx').then(module => module.OrderDialog))

const ColumnDialog = lazyPiece(() =>
  import('@billett/web-kit/kit/lists/ColumnDialog.tsx').then(module => module.ColumnDialog),
)

const rowId = ({ orderId }: StaffOrder) => orderId

/** Finds orders: of a time, in a state, in trouble, or by whatever somebody knows of one (Spec 3 §2.4). */
export function OrdersPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const { state, change, reset, narrowing } = useListAddress(ordersAddress)
  const [choosing, setChoosing] = useState(false)
  const { rows, found, busy, failed, errors, again } = useOrders(state)
  const hrefOf = useCallback(
    ({ orderId }: StaffOrder) => `${pathname}?${ordersAddress.write(new URLSearchParams(search), { order: orderId })}`,
    [pathname, search],
  )
  const all = useOrderColumns(hrefOf)
  const columns = useMemo(
    () => ['number' as const, ...state.columns].flatMap(id => all.filter(column => column.id === id)),
    [all, state.columns],
  )
  const sorted = Object.entries(SORTED_COLUMNS).find(([, sort]) => sort === state.sort.id)
  const summary = found
    ? t(found.isExact ? 'orders.found' : 'orders.foundMore', { count: found.count })
    : t('common.loading')
  const none = (
    <EmptyState
      icon={mdiReceiptTextOutline}
      title={t('orders.none')}
      action={
        <Button variant="outlined" onClick={() => change({ span: 'all', from: '', to: '' })}>
          {t('orders.noneAction')}
        </Button>
      }
    >
      {t('orders.noneText')}
    </EmptyState>
  )
  return (
    <Page>
      <Headline headline={t('frame.titles.orders')} />
      <Stack spacing={1}>
        <OrderFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.orders')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={({ orderNumber }) => t('orders.named', { number: orderNumber })}
          sort={sorted && { id: sorted[0], desc: state.sort.desc }}
          onSort={({ id, desc }) => {
            const by = ORDER_SORTS.find(one => one === (id === 'amount' ? SORTED_COLUMNS.amount : id))
            if (by) change({ sort: { id: by, desc } })
          }}
          summary={failed ? undefined : summary}
          tools={
            <>
              <SavedViews list="adminOrders" address={ordersAddress} />
              <Button onClick={() => setChoosing(true)}>{t('orders.columns')}</Button>
              <OrdersFile state={state} />
            </>
          }
          empty={none}
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={found?.isExact ? found.count : STAFF_ROWS}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
      {choosing && (
        <Suspense>
          <ColumnDialog
            columns={all.filter(({ id }) => id !== 'number')}
            shown={state.columns}
            onChange={shown => {
              const columns = shown.flatMap(id => ORDER_COLUMNS.find(one => one === id) ?? [])
              change({ columns }, { typing: true })
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {state.order !== '' && (
        <Suspense>
          <OrderDialog orderId={state.order} onClose={() => change({ order: '' })} />
        </Suspense>
      )}
    </Page>
  )
}
