import type * as contract from '@billett/contract'
import type { DynamicInfoSchemeReply, ItemOf, MessageOfTheDay } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './user.calls.ts'

/** What the server offers every user alike: it stays when somebody signs out. */
export interface OffersState {
  salutations: ItemOf<typeof contract.getSalutations>[]
  availableTitles: ItemOf<typeof contract.getTitles>[]
  dynamicInfoSchemes: DynamicInfoSchemeReply[] | null
  /** Null until they were asked for. */
  messagesOfTheDay: MessageOfTheDay[] | null
}

const notAsked: OffersState = {
  salutations: [],
  availableTitles: [],
  dynamicInfoSchemes: null,
  messagesOfTheDay: null,
}

export const offersSlice = createSlice({
  name: 'userStore/offers',
  initialState: notAsked,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getSalutations.fulfilled, (state, { payload }) => {
        state.salutations = payload.data
      })
      .addCase(calls.getTitles.fulfilled, (state, { payload }) => {
        state.availableTitles = payload.data
      })
      .addCase(calls.getDynamicInfoSchemes.fulfilled, (state, { payload }) => {
        state.dynamicInfoSchemes = payload.data
      })
      .addCase(calls.getMessageOfTheDay.fulfilled, (state, { payload }) => {
        state.messagesOfTheDay = payload.data
      })
  },
})
