import { commonSlice } from '@billett/web-kit/calls/common.slice.ts'
import type { ThunkExtra } from '@billett/web-kit/calls/create-call.ts'
import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { forgetOwnedAtEnd } from '../storage/forget-owned.ts'
import { addressValidationSlice } from './address-validation/address-validation.slice.ts'
import { contractSlice } from './contract/contract.slice.ts'
import { feedbackSlice } from './feedback/feedback.slice.ts'
import { orderFulfillmentSlice } from './order-fulfillment/order-fulfillment.slice.ts'
import { paymentSlice } from './payment/payment.slice.ts'
import { prepaidSlice } from './prepaid/prepaid.slice.ts'
import { saleSlice } from './sale/sale.slice.ts'
import { serviceInfoSlice } from './service-info/service-info.slice.ts'
import { tariffSlice } from './tariff/tariff.slice.ts'
import { userReducer } from './user/user-reducer.ts'
import { walletSlice } from './wallet/wallet.slice.ts'

/** Named as in Spec 2 §9. */
const slices = combineReducers({
  addressValidationStore: addressValidationSlice.reducer,
  commonStore: commonSlice.reducer,
  subscriptionStore: contractSlice.reducer,
  feedbackStore: feedbackSlice.reducer,
  orderFulfillmentStore: orderFulfillmentSlice.reducer,
  paymentStore: paymentSlice.reducer,
  prepaidStore: prepaidSlice.reducer,
  saleStore: saleSlice.reducer,
  serviceInfoStore: serviceInfoSlice.reducer,
  tariffStore: tariffSlice.reducer,
  userStore: userReducer,
  walletStore: walletSlice.reducer,
})

export type RootState = ReturnType<typeof slices>

/**
 * What outlives a session: what is the same for everybody. Orders of the device and the account say themselves what of
 * them does; everything else begins anew, so that nobody finds what the one before has typed (Spec 2 §4.2).
 */
const outliving = ({ commonStore, serviceInfoStore, tariffStore, saleStore, userStore }: Partial<RootState>) => ({
  commonStore,
  serviceInfoStore,
  tariffStore,
  saleStore,
  userStore,
})

const rootReducer: typeof slices = (state, action) =>
  slices(state && sessionEnded.match(action) ? outliving(state) : state, action)

/** `extra.send` is the only way out of the store; tests give one that answers from the contract. */
export const createStore = (extra: ThunkExtra, preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: getDefaultMiddleware =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // A downloaded file passes through an action on its way to the screen and never into the state; forms with
        // files come in as arguments.
        serializableCheck: { ignoredActionPaths: ['payload.file', 'meta.arg', 'meta.baseQueryMeta'] },
      }).concat(forgetOwnedAtEnd),
  })

export type Store = ReturnType<typeof createStore>
export type Dispatch = Store['dispatch']
