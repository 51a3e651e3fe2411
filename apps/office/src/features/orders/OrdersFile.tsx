import type { OrdersState } from '@billett/contract/lists/orders-address.ts'
import { ordersQuery } from '@billett/contract/lists/orders-query.ts'
import { toInstant } from '@billett/domain'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffOrders } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  state: OrdersState
  /** These alone; all that are found without it. */
  orderIds?: readonly string[]
}

/** Hands orders that are looked for to the downloads. */
export function OrdersFile({ state, orderIds }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  return (
    <ListFile
      label={orderIds && t('orders.bulk.export')}
      call={exportStaffOrders}
      ask={format => {
        const { filter, query } = ordersQuery(state, toInstant(Date.now()), timeZone)
        return dispatch(
          exportStaffOrders({
            query: { ...filter, ...(orderIds && { orderIds: [...orderIds] }), sort: query.sort, format },
          }),
        ).unwrap()
      }}
    />
  )
}
