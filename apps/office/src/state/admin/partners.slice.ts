import type { StaffApiKey, StaffDelivery, StaffWebhook } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface PartnersState {
  apiKeys: StaffApiKey[] | null
  webhooks: StaffWebhook[] | null
  /** What the server was told that was looked at last. */
  deliveries: { webhookId: string; rows: StaffDelivery[] } | null
}

const initialState: PartnersState = { apiKeys: null, webhooks: null, deliveries: null }

/** Programs and servers of partners. */
export const partnersSlice = createSlice({
  name: 'adminStore/partners',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getStaffApiKeys.fulfilled, (state, { payload }) => {
        state.apiKeys = payload.data
      })
      .addCase(calls.deleteStaffApiKey.fulfilled, (state, { meta }) => {
        state.apiKeys = state.apiKeys?.filter(({ id }) => id !== meta.arg.params.apiKeyId) ?? null
      })
      .addCase(calls.getStaffWebhooks.fulfilled, (state, { payload }) => {
        state.webhooks = payload.data
      })
      .addCase(calls.deleteStaffWebhook.fulfilled, (state, { meta }) => {
        state.webhooks = state.webhooks?.filter(({ id }) => id !== meta.arg.params.webhookId) ?? null
      })
      .addCase(calls.getStaffDeliveries.fulfilled, (state, { payload, meta }) => {
        state.deliveries = { webhookId: meta.arg.params.webhookId, rows: payload.data }
      })
      .addCase(calls.resendStaffDelivery.fulfilled, (state, { payload: { data } }) => {
        const [again] = data
        const row = state.deliveries?.rows.find(({ id }) => id === again?.id)
        if (row && again) Object.assign(row, again)
      })
  },
})
