import type {
  StaffBankFile,
  StaffBillingRunDetail,
  StaffOwedPayer,
  StaffPayoutFile,
  StaffPriceCampaignDetail,
} from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface BillingState {
  /** The run that was looked at last. */
  billingRun: StaffBillingRunDetail | null
  payouts: StaffBankFile[] | null
  payout: StaffPayoutFile | null
  owedPayers: StaffOwedPayer[] | null
  priceCampaign: StaffPriceCampaignDetail | null
}

const initialState: BillingState = {
  billingRun: null,
  payouts: null,
  payout: null,
  owedPayers: null,
  priceCampaign: null,
}

/** Runs, files of transfers and new prices. */
export const billingSlice = createSlice({
  name: 'adminStore/billing',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getBillingRun.fulfilled, (state, { payload }) => {
        state.billingRun = payload.data[0] ?? null
      })
      .addCase(calls.getPayouts.fulfilled, (state, { payload }) => {
        state.payouts = payload.data
      })
      .addCase(calls.getPayout.fulfilled, (state, { payload }) => {
        state.payout = payload.data[0] ?? null
      })
      .addCase(calls.getOwedPayers.fulfilled, (state, { payload }) => {
        state.owedPayers = payload.data
      })
      .addCase(calls.getPriceCampaign.fulfilled, (state, { payload }) => {
        state.priceCampaign = payload.data[0] ?? null
      })
  },
})
