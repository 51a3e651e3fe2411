import type { ChangeRequest, SubscriptionContract } from '@billett/contract'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import * as calls from './contract.calls.ts'

interface ContractState {
  /** What the customer takes part in; null until it is known. */
  contracts: SubscriptionContract[] | null
}

const initialState: ContractState = { contracts: null }

/** The request as it stands now: where it was known, in its place, else at the end (Spec 2 §4.5). */
function put(requests: ChangeRequest[], request: ChangeRequest): void {
  const at = requests.findIndex(({ guid }) => guid === request.guid)
  requests.splice(at < 0 ? requests.length : at, 1, request)
}

/** The subscriptions of a customer (Spec 2 §3.7). */
export const contractSlice = createSlice({
  name: 'subscriptionStore',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(calls.getSubscriptionContracts.fulfilled, (state, { payload }) => {
        state.contracts = payload.data
      })
      .addMatcher(
        isAnyOf(
          calls.cancelSubscription.fulfilled,
          calls.pauseSubscription.fulfilled,
          calls.refundSubscription.fulfilled,
          calls.replaceCard.fulfilled,
          calls.takeBackChange.fulfilled,
        ),
        (state, { payload, meta }) => {
          const contract = state.contracts?.find(({ guid }) => guid === meta.arg.body.contractGuid)
          for (const request of payload.data) if (contract) put(contract.listChangeRequests, request)
        },
      )
      .addMatcher(isUnauthorized, () => initialState)
  },
})
