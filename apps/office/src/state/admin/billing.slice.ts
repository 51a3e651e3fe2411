import type { StaffBillingRunDetail, StaffPayoutFile, StaffPriceCampaignDetail } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface BillingState {
  /** The run that was looked at last. */
  billingRun: StaffBillingRunDetail | null
  payout: StaffPayoutFile | null
  priceCampaign: StaffPriceCampaignDetail | null
}

const initialState: BillingState = {
  billingRun: null,
  payout: null,
  priceCampaign: null,
}

/** Runs, files of transfers, and new prices, each as it is looked at. */
export const billingSlice = createSlice({
  name: 'adminStore/billing',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getBillingRun.fulfilled, (state, { payload }) => {
        state.billingRun = payload.data[0] ?? null
      })
      .addCase(calls.getPayout.fulfilled, (state, { payload }) => {
        state.payout = payload.data[0] ?? null
      })
      .addCase(calls.getPriceCampaign.fulfilled, (state, { payload }) => {
        state.priceCampaign = payload.data[0] ?? null
      })
  },
})
