import type { RootState } from '../store.ts'

export const selectContracts = (state: RootState) => state.subscriptionStore.contracts
