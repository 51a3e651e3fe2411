import { toInstant } from '@billett/domain'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import type { OrdersState } from '../../lists/orders-address.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffOrders } from '../../state/admin/admin.calls.ts'
import { ordersQuery } from './orders-query.ts'

/** Hands all orders that are looked for to the downloads. */
export function OrdersFile({ state }: { state: OrdersState }) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  return (
    <ListFile
      call={exportStaffOrders}
      ask={format => {
        const { filter, query } = ordersQuery(state, toInstant(Date.now()), timeZone)
        return dispatch(exportStaffOrders({ query: { ...filter, sort: query.sort, format } })).unwrap()
      }}
    />
  )
}
