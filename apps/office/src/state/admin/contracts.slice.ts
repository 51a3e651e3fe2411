import type { StaffContract, StaffContractDetail, StaffCount } from '@billett/contract'
import { createSlice } from '@reduxjs/toolkit'
import * as calls from './admin.calls.ts'

export interface ContractsState {
  /** The page of contracts that was found last. */
  contracts: StaffContract[] | null
  contractsFound: StaffCount | null
  /** The contract that was looked at last. */
  contract: StaffContractDetail | null
}

const initialState: ContractsState = { contracts: null, contractsFound: null, contract: null }

/** Contracts that staff have found. */
export const contractsSlice = createSlice({
  name: 'adminStore/contracts',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.searchStaffContracts.fulfilled, (state, { payload }) => {
        state.contracts = payload.data
      })
      .addCase(calls.countStaffContracts.pending, state => {
        state.contractsFound = null
      })
      .addCase(calls.countStaffContracts.fulfilled, (state, { payload }) => {
        state.contractsFound = payload.data[0] ?? null
      })
      .addCase(calls.getStaffContract.fulfilled, (state, { payload }) => {
        const contract = payload.data[0] ?? null
        state.contract = contract
        const row = state.contracts?.find(({ guid }) => guid === contract?.guid)
        if (row && contract) Object.assign(row, { troubles: contract.troubles, validUntil: contract.validUntil })
      })
  },
})
