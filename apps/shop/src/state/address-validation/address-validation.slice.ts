import type * as contract from '@billett/contract'
import type { City, ItemOf, Street, WebshopCountry } from '@billett/contract'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './address-validation.calls.ts'

/** Spec 2 §3.6. */
export interface AddressValidationState {
  /** Null until they were asked for. */
  countries: WebshopCountry[] | null
  /** Towns with their post codes. */
  addressData: City[]
  streets: Street[]
  houseNumbers: ItemOf<typeof contract.getHouseNumbers>[]
}

const initialState: AddressValidationState = { countries: null, addressData: [], streets: [], houseNumbers: [] }

export const addressValidationSlice = createSlice({
  name: 'addressValidationStore',
  initialState,
  reducers: {
    /** Before something else is typed, so that nothing is offered that belongs to what was typed before. */
    resetSuggestions: state => ({ ...initialState, countries: state.countries }),
  },
  extraReducers: builder => {
    builder
      .addCase(calls.getWebshopCountries.fulfilled, (state, { payload }) => {
        state.countries = payload.data
      })
      .addCase(calls.getCities.fulfilled, (state, { payload }) => {
        state.addressData = payload.data
      })
      .addCase(calls.getStreets.fulfilled, (state, { payload }) => {
        state.streets = payload.data
      })
      .addCase(calls.getHouseNumbers.fulfilled, (state, { payload }) => {
        state.houseNumbers = payload.data
      })
      // Spec 2 §4.1
      .addMatcher(isUnauthorized, () => initialState)
  },
})

export const { resetSuggestions } = addressValidationSlice.actions
