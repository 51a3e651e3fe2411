import type { RootState } from '../store.ts'

/** Null until it has been loaded. */
export const selectLayout = ({ orderFulfillmentStore }: RootState) => orderFulfillmentStore.info
