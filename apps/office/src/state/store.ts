import { commonSlice } from '@billett/web-kit/calls/common.slice.ts'
import type { ThunkExtra } from '@billett/web-kit/calls/create-call.ts'
import { createSessionReducer } from '@billett/web-kit/session/session-reducer.ts'
import { whoIn } from '@billett/web-kit/session/who-in.ts'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { adminReducer } from './admin/admin-reducer.ts'
import { orderFulfillmentSlice } from './order-fulfillment/order-fulfillment.slice.ts'
import { schoolSlice } from './school/school.slice.ts'
import { schoolYearSlice } from './school-year/school-year.slice.ts'
import { factorSlice } from './second-factor/factor.slice.ts'

const rootReducer = combineReducers({
  commonStore: commonSlice.reducer,
  userStore: createSessionReducer(whoIn),
  adminStore: adminReducer,
  orderFulfillmentStore: orderFulfillmentSlice.reducer,
  schoolSubscriptionStore: schoolSlice.reducer,
  schoolYearStore: schoolYearSlice.reducer,
  factorStore: factorSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** `extra.send` is the only way out of the store; tests give one that answers from the contract. */
export const createStore = (extra: ThunkExtra, preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: getDefaultMiddleware =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // Files pass through an action on their way and never into the state.
        serializableCheck: { ignoredActionPaths: ['payload.file', 'meta.arg', 'meta.baseQueryMeta'] },
      }),
  })

export type Store = ReturnType<typeof createStore>
export type Dispatch = Store['dispatch']
