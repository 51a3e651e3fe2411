import type { RootState } from '../store.ts'

export const selectOrders = ({ adminStore }: RootState) => adminStore.orders
export const selectOrdersFound = ({ adminStore }: RootState) => adminStore.ordersFound

/** The order with this id, once it has been looked up. */
export const selectOrder =
  (orderId: string) =>
  ({ adminStore }: RootState) =>
    adminStore.order?.orderId === orderId ? adminStore.order : null
