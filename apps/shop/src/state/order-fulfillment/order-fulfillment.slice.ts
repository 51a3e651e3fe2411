import type * as contract from '@billett/contract'
import type { ItemOf } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { createSlice } from '@reduxjs/toolkit'
import { getLayoutInfo, getTicketPdf, resendEmail } from './order-fulfillment.calls.ts'

/** Spec 2 §3.6. The downloaded bytes pass through the action to the screen; the state knows only whether they came. */
export interface OrderFulfillmentState {
  orderIdForResend: string | null
  orderIdForDownload: string | null
  /** What went wrong with the last PDF (Spec 2 §8.1). */
  ticketStream: { error: CallError[] } | null
  info: ItemOf<typeof contract.getLayoutInfo> | null
}

const initialState: OrderFulfillmentState = {
  orderIdForResend: null,
  orderIdForDownload: null,
  ticketStream: null,
  info: null,
}

export const orderFulfillmentSlice = createSlice({
  name: 'orderFulfillmentStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(resendEmail.pending, (state, { meta }) => {
        state.orderIdForResend = meta.arg.params.orderId
      })
      .addCase(getTicketPdf.pending, (state, { meta }) => {
        state.orderIdForDownload = meta.arg.params.orderId
        state.ticketStream = null
      })
      .addCase(getTicketPdf.rejected, (state, { payload }) => {
        state.ticketStream = { error: payload?.errors ?? [] }
      })
      .addCase(getLayoutInfo.fulfilled, (state, { payload }) => {
        state.info = payload.data[0] ?? null
      })
  },
})
