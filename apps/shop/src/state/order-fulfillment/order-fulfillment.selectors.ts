import type { RootState } from '../store.ts'

/** Of the tickets; null until it has been loaded. */
export const selectLayout = (state: RootState) => state.orderFulfillmentStore.info
