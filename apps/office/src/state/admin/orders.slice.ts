import type { StaffCount, StaffOrder, StaffOrderDetail } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface OrdersState {
  /** The page of orders that was found last. */
  orders: StaffOrder[] | null
  ordersFound: StaffCount | null
  /** What orders are tagged with. */
  orderTags: string[] | null
  /** The order that was looked at last. */
  order: StaffOrderDetail | null
}

const initialState: OrdersState = { orders: null, ordersFound: null, orderTags: null, order: null }

/** Orders that staff have found. */
export const ordersSlice = createSlice({
  name: 'adminStore/orders',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.searchStaffOrders.fulfilled, (state, { payload }) => {
        state.orders = payload.data
      })
      .addCase(calls.countStaffOrders.pending, state => {
        state.ordersFound = null
      })
      .addCase(calls.countStaffOrders.fulfilled, (state, { payload }) => {
        state.ordersFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffOrder.fulfilled, (state, { payload }) => {
        const order = payload.data[0] ?? null
        state.order = order
        const row = state.orders?.find(({ orderId }) => orderId === order?.orderId)
        if (row && order) Object.assign(row, { state: order.state, troubles: order.troubles, tags: order.tags })
      })
      .addCase(calls.getStaffOrderTags.fulfilled, (state, { payload }) => {
        state.orderTags = payload.data.map(({ tag }) => tag)
      })
      .addCase(calls.tagStaffOrders.fulfilled, (state, { payload, meta }) => {
        const { orderIds, add = [], remove = [] } = meta.arg.body
        const tagged = new Set([...new Set(orderIds)].filter((_, place) => payload.data[place]?.changed))
        const shown = [...(state.orders ?? []), ...(state.order ? [state.order] : [])]
        for (const order of shown)
          if (tagged.has(order.orderId))
            order.tags = [...new Set([...order.tags.filter(tag => !remove.includes(tag)), ...add])].sort()
        // What is in use now is asked for anew by whoever offers it.
        state.orderTags = null
      })
  },
})
