import { GATEWAY_MODE, type ServiceInfo } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import { getInfo, getStatus } from './service-info.calls.ts'

export interface ServiceInfoState {
  /** 1 production, 2 maintenance; production until the gateway says otherwise. */
  mode: number
  info: ServiceInfo | null
}

const initialState: ServiceInfoState = { mode: GATEWAY_MODE.production, info: null }

export const serviceInfoSlice = createSlice({
  name: 'serviceInfoStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(getStatus.fulfilled, (state, { payload }) => {
        state.mode = payload.data[0]?.mode ?? GATEWAY_MODE.production
      })
      .addCase(getInfo.fulfilled, (state, { payload }) => {
        state.info = payload.data[0] ?? null
      })
  },
})
