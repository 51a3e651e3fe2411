import type * as contract from '@billett/contract'
import type { ItemOf } from '@billett/contract'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { createSlice } from '@reduxjs/toolkit'
import { getLayoutInfo } from './order-fulfillment.calls.ts'

interface OrderFulfillmentState {
  /** Of the tickets. */
  info: ItemOf<typeof contract.getLayoutInfo> | null
}

const initialState: OrderFulfillmentState = { info: null }

/** What staff see of how tickets are made (Spec 2 §3.6, as far as it is theirs). */
export const orderFulfillmentSlice = createSlice({
  name: 'orderFulfillmentStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(getLayoutInfo.fulfilled, (state, { payload }) => {
        state.info = payload.data[0] ?? null
      })
      .addCase(sessionEnded, () => initialState)
  },
})
