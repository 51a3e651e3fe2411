import { GATEWAY_MODE } from '@billett/contract'
import type { RootState } from '../store.ts'

export const selectMaintenance = (state: RootState): boolean => state.serviceInfoStore.mode === GATEWAY_MODE.maintenance

/** What the shop says of its data; null until it has been loaded. */
export const selectInfo = (state: RootState) => state.serviceInfoStore.info
