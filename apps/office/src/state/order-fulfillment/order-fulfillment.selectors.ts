import type { RootState } from '../store.ts'

/** Null until it has been loaded. */
export const selectLayout = ({ orderFulfillmentStore }: RootState) => orderFulfillmentStore.info

export const selectQueues = ({ orderFulfillmentStore }: RootState) => orderFulfillmentStore.queues
export const selectFailedJobs = ({ orderFulfillmentStore }: RootState) => orderFulfillmentStore.jobs
