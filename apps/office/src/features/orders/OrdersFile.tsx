import type { OrdersState } from '@billett/contract/lists/orders-address.ts'
import { ordersQuery } from '@billett/contract/lists/orders-query.ts'
import { toInstant } from '@billett/domain'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffOrders } from '../../state/admin/admin.calls.ts'

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
