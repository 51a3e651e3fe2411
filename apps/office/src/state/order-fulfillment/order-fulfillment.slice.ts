import type * as contract from '@billett/contract'
import type { FulfillmentJob, FulfillmentQueue, ItemOf } from '@billett/contract'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { createSlice } from '@reduxjs/toolkit'
import { getFulfillmentJobs, getFulfillmentQueue, getLayoutInfo } from './order-fulfillment.calls.ts'

interface OrderFulfillmentState {
  /** Of the tickets. */
  info: ItemOf<typeof contract.getLayoutInfo> | null
  /** How each step stood when it was asked last. */
  queues: FulfillmentQueue[] | null
  /** The page of what failed that was found last. */
  jobs: FulfillmentJob[] | null
}

const initialState: OrderFulfillmentState = { info: null, queues: null, jobs: null }

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
      .addCase(getFulfillmentQueue.fulfilled, (state, { payload }) => {
        state.queues = payload.data
      })
      .addCase(getFulfillmentJobs.fulfilled, (state, { payload }) => {
        state.jobs = payload.data
      })
      .addCase(sessionEnded, () => initialState)
  },
})
