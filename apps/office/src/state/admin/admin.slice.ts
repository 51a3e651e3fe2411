import type { StaffCount, StaffOrder, StaffOrderDetail } from '@billett/contract'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { countStaffOrders, getStaffOrder, searchStaffOrders } from './admin.calls.ts'

interface AdminState {
  /** The page of orders that was found last. */
  orders: StaffOrder[] | null
  ordersFound: StaffCount | null
  /** The order that was looked at last. */
  order: StaffOrderDetail | null
}

const initialState: AdminState = { orders: null, ordersFound: null, order: null }

/** What staff have found (Spec 3 §3). It goes with whoever found it. */
export const adminSlice = createSlice({
  name: 'adminStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(searchStaffOrders.fulfilled, (state, { payload }) => {
        state.orders = payload.data
      })
      .addCase(countStaffOrders.pending, state => {
        state.ordersFound = null
      })
      .addCase(countStaffOrders.fulfilled, (state, { payload }) => {
        state.ordersFound = payload.data[0] ?? null
      })
      .addCase(getStaffOrder.fulfilled, (state, { payload }) => {
        state.order = payload.data[0] ?? null
      })
      .addMatcher(isAnyOf(sessionEnded), () => initialState)
      .addMatcher(isUnauthorized, () => initialState)
  },
})
